import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayLeave } from '../../../providers/unsaved';
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
  const id = useId();
  const [asking, setAsking] = useState(false);
  const close = async () => {
    if (await mayLeave()) setAsking(false);
  };
  return (
    <>
      <Button variant="outlined" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      <Dialog open={asking} onClose={() => void close()} aria-labelledby={id} maxWidth="sm" fullWidth>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ pb: 0 }}>
          <AskReason
            type={type}
            label={translate('approval.delete_reason')}
            submitLabel={translate('ra.action.delete')}
            onCancel={() => setAsking(false)}
            onSubmit={remove}
            onDone={onDone}
            lead={warning}
            inDialog
          />
        </DialogContent>
      </Dialog>
    </>
  );
}
