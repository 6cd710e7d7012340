import { useTranslate } from 'react-admin';
import { Confirm } from '../../ui/console/dialog/Confirm';

interface UnsavedDialogProps {
  open: boolean;
  /** Asks whether to sign out, and says what is not saved. */
  unfinished?: readonly string[] | undefined;
  onDecide: (leave: boolean) => void;
}

/** Asks whether unsaved entries may be left behind. */
export function UnsavedDialog({ open, unfinished, onDecide }: UnsavedDialogProps) {
  const translate = useTranslate();
  return (
    <Confirm
      title={translate('common.unsaved.title')}
      confirm={translate(unfinished ? 'common.unsaved.sign_out_anyway' : 'common.unsaved.leave')}
      cancel={translate('common.unsaved.stay')}
      final
      open={open}
      onClose={() => onDecide(false)}
      onConfirm={() => onDecide(true)}
    >
      {unfinished ? translate('common.unsaved.sign_out') : translate('error.warning_change_route')}
      {unfinished && (
        <ul>
          {unfinished.filter(Boolean).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </Confirm>
  );
}
