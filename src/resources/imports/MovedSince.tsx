import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FieldError } from '../../domain/errors';

interface MovedSinceProps {
  moved: readonly FieldError[];
  onClose: () => void;
}

/** What keeps an import from being taken back: each record with what was changed of it since. */
export function MovedSince({ moved, onClose }: MovedSinceProps) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{translate('imports.moved')}</DialogTitle>
      <DialogContent>
        <ul>
          {moved.map(({ property, message }) => (
            <li key={property}>
              {property.slice(0, property.lastIndexOf('.'))}: {translate(`error.${message}`)}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('imports.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
