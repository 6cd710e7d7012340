import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportDialogProps } from '../../ui/console/import/ImportDialog';
import { type PreviewRow, postPreviewColumns, sowPreviewColumns } from './previewColumns';

const ImportDialog = lazy(() =>
  import('../../ui/console/import/ImportDialog').then((module) => ({ default: module.ImportDialog<PreviewRow> })),
);

/** The calls that take in the rows of a workbook, and what its preview shows. */
export const importKinds = {
  sow: { upload: 'uploadSows', template: 'templateSows', columns: sowPreviewColumns },
  post: { upload: 'uploadCampaignPosts', template: 'templateCampaignPosts', columns: postPreviewColumns },
} as const;

interface PartsImportProps extends Pick<ImportDialogProps<PreviewRow>, 'campaignId' | 'fields' | 'commit'> {
  kind: keyof typeof importKinds;
  /** Called once rows were taken in. */
  onCommitted?: () => void;
}

/** A button and behind it the import of SOWs or posts. */
export function PartsImport({ kind, onCommitted, ...how }: PartsImportProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { upload, template, columns } = importKinds[kind];
  const title = translate(`campaigns.${kind}.import`);
  return (
    <>
      <Button variant="outlined" startIcon={<ImportIcon />} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && (
        <Suspense>
          <ImportDialog
            {...how}
            title={title}
            upload={upload}
            template={template}
            columns={columns(translate)}
            columnLabel={(column) => translate(`campaigns.${kind}.${column}`, { _: column })}
            onDone={(committed) => {
              setOpen(false);
              if (committed) onCommitted?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
