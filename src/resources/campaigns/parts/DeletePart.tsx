import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { discardUnsaved } from '../../../providers/unsaved';
import { errorText } from '../../../ui/console/state/errorText';

interface DeletePartProps {
  /** Already translated, as the warning. */
  title: string;
  /** What goes with it, and that it cannot be taken back; read when it is asked. */
  warning: () => Promise<string>;
  remove: () => Promise<unknown>;
  onDone: () => void;
}

/** Removes a part for good, once the person has read what goes with it. */
export function DeletePart({ title, warning, remove, onDone }: DeletePartProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const [asked, setAsked] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const ask = () => attempt(async () => setAsked(await warning()));
  const confirm = () =>
    attempt(async () => {
      await remove();
      discardUnsaved();
      onDone();
    });
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} loading={busy && asked === null} onClick={() => void ask()}>
        {translate('ra.action.delete')}
      </Button>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id={`${id}title`}>{title}</DialogTitle>
        <DialogContent id={`${id}text`}>{asked}</DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={() => setAsked(null)}>
            {translate('ra.action.cancel')}
          </Button>
          <Button variant="contained" color="error" loading={busy} onClick={() => void confirm()}>
            {translate('ra.action.delete')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
