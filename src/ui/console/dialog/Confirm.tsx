import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from './DialogFrame';

interface ConfirmProps {
  /** Already translated, as the other words. */
  title: string;
  /** What it does, and that it cannot be undone where it cannot. */
  children: ReactNode;
  /** The verb: what the button does. */
  confirm: string;
  /** The way out, where leaving is a choice of its own. */
  cancel?: string;
  /** It cannot be undone: the button is red, and Enter alone does nothing. */
  final?: boolean;
  open?: boolean;
  busy?: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** The one question before something is done; red where it cannot be undone. */
export function Confirm(props: ConfirmProps) {
  const { title, children, confirm, cancel, final = false, open = true, busy = false, onClose, onConfirm } = props;
  const translate = useTranslate();
  return (
    <DialogFrame
      title={title}
      open={open}
      size="xs"
      onClose={() => !busy && onClose()}
      isQuestion
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={busy} autoFocus={final}>
            {cancel ?? translate('ra.action.cancel')}
          </Button>
          <Button
            variant="contained"
            color={final ? 'error' : 'primary'}
            onClick={onConfirm}
            loading={busy}
            autoFocus={!final}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
