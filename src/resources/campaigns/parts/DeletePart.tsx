import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { discardUnsaved } from '../../../providers/unsaved';
import { Confirm } from '../../../ui/console/dialog/Confirm';
import { useNotifyFailure } from '../../../ui/console/state/useNotifyFailure';

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
  const notifyFailure = useNotifyFailure();
  const [asked, setAsked] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notifyFailure(error);
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
      <Confirm
        title={title}
        confirm={translate('ra.action.delete')}
        final
        open={asked !== null}
        busy={busy}
        onClose={() => setAsked(null)}
        onConfirm={() => void confirm()}
      >
        {asked}
      </Confirm>
    </>
  );
}
