import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LateCode, late } from '../../../ui/plain/late';
import type { FilesField } from './FilesDrawer';

const FilesDrawer = late(() => import('./FilesDrawer').then((module) => ({ default: module.FilesDrawer })));

/** Adds and removes documents or pictures of a campaign in place. */
export function FilesEdit({ campaignId, field }: { campaignId: string; field: FilesField }) {
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
        <LateCode>
          <FilesDrawer campaignId={campaignId} field={field} label={label} onClose={() => setOpen(false)} />
        </LateCode>
      )}
    </>
  );
}
