import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { mayLeave } from '../../../providers/unsaved';
import { AskReason } from '../reason/AskReason';
import type { ReasonType } from '../reason/ReasonForm';

interface RejectDialogProps {
  /** Already translated. */
  title: string;
  reasonType: ReasonType;
  onReject: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why what waits is rejected. */
export function RejectDialog({ title, reasonType, onReject, onClose }: RejectDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <Dialog open onClose={() => void close()} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <AskReason
          type={reasonType}
          label={translate('approval.reject_reason')}
          submitLabel={translate('approval.confirm')}
          lead={translate('approval.reject_help')}
          onCancel={onClose}
          onSubmit={onReject}
          onDone={onClose}
          inDialog
        />
      </DialogContent>
    </Dialog>
  );
}
