import { useTranslate } from 'react-admin';
import { FormDialog } from '../dialog/FormDialog';
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
  return (
    <FormDialog open title={title} onClose={onClose}>
      <AskReason
        type={reasonType}
        purpose="reject"
        label={translate('approval.reject_reason')}
        submitLabel={translate('approval.confirm')}
        lead={translate('approval.reject_help')}
        onCancel={onClose}
        onSubmit={onReject}
        onDone={onClose}
        inDialog
      />
    </FormDialog>
  );
}
