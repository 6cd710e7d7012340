import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { FieldError } from '../../domain/errors';
import { DialogFrame } from '../../ui/console/dialog/DialogFrame';

interface MovedSinceProps {
  moved: readonly FieldError[];
  onClose: () => void;
}

/** What keeps an import from being taken back: each record with what was changed of it since. */
export function MovedSince({ moved, onClose }: MovedSinceProps) {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={translate('imports.moved')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('imports.close')}</Button>}
    >
      <ul>
        {moved.map(({ property, message }) => (
          <li key={property}>
            {property.slice(0, property.lastIndexOf('.'))}: {translate(`error.${message}`)}
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
