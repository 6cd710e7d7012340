import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { IntroListDialog } from './IntroListDialog';
import { IntroPictureInput } from './IntroPictureInput';
import type { IntroInput } from './introFields';
import type { ListRow } from './listColumns';

interface IntroPlaceDialogProps {
  /** Already translated. */
  label: string;
  input: IntroInput | undefined;
  value: unknown;
  onChange: (value: string | ListRow[]) => void;
  onClose: () => void;
}

/** A list or a picture of the page, opened where it stands. */
export function IntroPlaceDialog({ label, input, value, onChange, onClose }: IntroPlaceDialogProps) {
  const translate = useTranslate();
  const id = useId();
  if (input?.is === 'list') {
    const done = (rows: ListRow[]) => {
      onChange(rows);
      onClose();
    };
    return (
      <IntroListDialog
        title={label}
        of={input.of}
        rows={(Array.isArray(value) ? value : []) as ListRow[]}
        onDone={done}
        onClose={onClose}
      />
    );
  }
  if (input?.is !== 'picture') return null;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{label}</DialogTitle>
      <DialogContent>
        <IntroPictureInput label={label} kind={input.kind} value={String(value ?? '')} onChange={onChange} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
