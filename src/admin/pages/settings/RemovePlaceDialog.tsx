import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../ui/console/dialog/DialogFrame';
import { errorText } from '../../../ui/console/state/errorText';
import styles from './places.module.css';
import type { Place } from './usePlaces';

interface RemovePlaceDialogProps {
  place: Place;
  held: string | null;
  /** @throws ApiError */
  onRemove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a department or studio is deleted, and says why it cannot be. */
export function RemovePlaceDialog({ place, held, onRemove, onClose }: RemovePlaceDialogProps) {
  const translate = useTranslate();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const fault = refusal ?? (held && translate(`error.${held}`));

  const remove = async () => {
    setBusy(true);
    try {
      await onRemove();
      onClose();
    } catch (error) {
      setRefusal(errorText(error, translate));
      setBusy(false);
    }
  };

  return (
    <DialogFrame
      title={translate('settings.place.remove_title', { name: place.name })}
      size="xs"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {translate('settings.place.cancel')}
          </Button>
          {!fault && (
            <Button variant="contained" color="error" disabled={busy} onClick={() => void remove()}>
              {translate('ra.action.delete')}
            </Button>
          )}
        </>
      }
    >
      {fault ? (
        <p role="alert" className={styles.refusal}>
          {fault}
        </p>
      ) : (
        <p className={styles.hint}>{translate('settings.place.remove_hint')}</p>
      )}
    </DialogFrame>
  );
}
