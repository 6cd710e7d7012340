import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { campaignUpdateSchema } from '../../../domain/campaigns/formSchema';
import type { CampaignView, FileRef } from '../../../domain/campaigns/types';
import { uploadLimits } from '../../../domain/limits';
import { request } from '../../../providers/http';
import { DocumentsField } from '../../../ui/console/form/DocumentsField';
import { PicturesField } from '../../../ui/console/form/PicturesField';
import { SideDrawer } from '../../../ui/console/form/SideDrawer';
import { CampaignPartForm } from './CampaignPartForm';
import { useEditVersion } from './useEditVersion';

type FilesField = 'internal_docs' | 'customer_docs' | 'liquidation_images';

interface FilesEditProps {
  campaign: CampaignView;
  field: FilesField;
}

const idsOf = (files: unknown) => (files as readonly (FileRef | string)[]).map(referenceOf);
/** Pictures go by their address, documents by their id. */
const referenceOf = (file: FileRef | string) => (typeof file === 'string' ? file : file.id);

/** Adds and removes documents or pictures of a campaign in place. */
export function FilesEdit({ campaign, field }: FilesEditProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const label = translate(`campaigns.field.${field}`);
  return (
    <>
      <Button
        size="small"
        startIcon={<EditIcon />}
        aria-label={translate('campaignDetail.documents.edit', { name: label })}
        onClick={() => setOpen(true)}
      >
        {translate('ra.action.edit')}
      </Button>
      {open && (
        <SideDrawer title={label} onClose={() => setOpen(false)}>
          <FilesForm campaign={campaign} field={field} label={label} onClose={() => setOpen(false)} />
        </SideDrawer>
      )}
    </>
  );
}

function FilesForm({ campaign, field, label, onClose }: FilesEditProps & { label: string; onClose: () => void }) {
  const translate = useTranslate();
  const [start] = useState(() => ({ [field]: campaign[field] ?? [] }));
  const rules = useMemo(
    () => ({
      schema: campaignUpdateSchema.pick([field]),
      toInput: (values: FieldValues) => ({ [field]: idsOf(values[field]) }),
    }),
    [field],
  );
  const { version, conflict } = useEditVersion(
    {
      campaignId: campaign.id,
      version: campaign.version,
      read: (now) => ({ version: now.version, values: { [field]: now[field] ?? [] } }),
    },
    {
      labelOf: () => label,
      show: (_, files) => translate('campaignDetail.documents.count', { total: idsOf(files ?? []).length }),
    },
  );
  return (
    <CampaignPartForm
      rules={rules}
      defaultValues={start}
      saved={translate('campaignDetail.documents.saved')}
      onClose={onClose}
      onSubmit={async (values) => {
        const body = { [field]: idsOf(values[field]), version: version() };
        await request('campaignUpdate', { params: { id: campaign.id }, body });
      }}
      conflict={conflict}
      needsChange
    >
      {field === 'liquidation_images' ? (
        <PicturesField source={field} label={label} most={uploadLimits.pictures} />
      ) : (
        <DocumentsField source={field} label={label} />
      )}
    </CampaignPartForm>
  );
}
