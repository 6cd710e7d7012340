import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../ui/console/dialog/DialogFrame';
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
    <DialogFrame
      title={label}
      size="sm"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      }
    >
      <IntroPictureInput label={label} kind={input.kind} value={String(value ?? '')} onChange={onChange} />
    </DialogFrame>
  );
}
