import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { isEditable } from '../../domain/campaigns/rules';
import type { CampaignDetail } from '../../domain/campaigns/types';
import { type PreviewRow, postPreviewColumns, sowPreviewColumns } from './previewColumns';

const ImportDialog = lazy(() =>
  import('../../ui/console/import/ImportDialog').then((module) => ({ default: module.ImportDialog<PreviewRow> })),
);

const kinds = {
  sow: { upload: 'uploadSows', template: 'templateSows', columns: sowPreviewColumns },
  post: { upload: 'uploadCampaignPosts', template: 'templateCampaignPosts', columns: postPreviewColumns },
} as const;

interface ImportButtonProps {
  campaign: CampaignDetail;
  kind: keyof typeof kinds;
  onChanged: () => void;
}

/** Opens the import of SOWs or posts; absent where the campaign is final or the user may not import. */
export function ImportButton({ campaign, kind, onChanged }: ImportButtonProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'campaigns_management', action: 'c_import' });
  if (!canAccess || !isEditable(campaign.status)) return null;
  const { upload, template, columns } = kinds[kind];
  const title = translate(`campaigns.${kind}.import`);
  return (
    <>
      <Button variant="outlined" startIcon={<ImportIcon />} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && (
        <Suspense>
          <ImportDialog
            title={title}
            upload={upload}
            template={template}
            campaignId={campaign.id}
            columns={columns(translate)}
            columnLabel={(column) => translate(`campaigns.${kind}.${column}`, { _: column })}
            onDone={(committed) => {
              setOpen(false);
              if (committed) onChanged();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
