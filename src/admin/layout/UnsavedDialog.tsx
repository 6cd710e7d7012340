import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface UnsavedDialogProps {
  open: boolean;
  /** Asks whether to sign out, and says what is not saved. */
  unfinished?: readonly string[] | undefined;
  onDecide: (leave: boolean) => void;
}

/** Asks whether unsaved entries may be left behind. */
export function UnsavedDialog({ open, unfinished, onDecide }: UnsavedDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={() => onDecide(false)}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}title`}>{translate('common.unsaved.title')}</DialogTitle>
      <DialogContent id={`${id}text`}>
        {unfinished ? translate('common.unsaved.sign_out') : translate('error.warning_change_route')}
        {unfinished && (
          <ul>
            {unfinished.filter(Boolean).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="error" onClick={() => onDecide(true)}>
          {translate(unfinished ? 'common.unsaved.sign_out_anyway' : 'common.unsaved.leave')}
        </Button>
        <Button variant="contained" onClick={() => onDecide(false)} autoFocus>
          {translate('common.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
