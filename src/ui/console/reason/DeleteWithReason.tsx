import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../dialog/FormDialog';
import { AskReason } from './AskReason';
import type { ReasonType } from './ReasonForm';

interface DeleteWithReasonProps {
  type: ReasonType;
  /** Already translated, as the warning: what it takes along, and that it can't be taken back. */
  title: string;
  warning: string;
  remove: (reason: string) => Promise<unknown>;
  onDone: () => void;
}

/** Removes a record for good and asks why; a refusal leaves the dialog as it is. */
export function DeleteWithReason({ type, title, warning, remove, onDone }: DeleteWithReasonProps) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      <FormDialog open={asking} title={title} onClose={() => setAsking(false)}>
        <AskReason
          type={type}
          purpose="delete"
          label={translate('approval.delete_reason')}
          submitLabel={translate('ra.action.delete')}
          onCancel={() => setAsking(false)}
          onSubmit={remove}
          onDone={onDone}
          lead={warning}
          inDialog
        />
      </FormDialog>
    </>
  );
}
