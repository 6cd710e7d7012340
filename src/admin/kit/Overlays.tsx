import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../ui/console/dialog/Confirm';
import { DialogFrame } from '../../ui/console/dialog/DialogFrame';
import { FormDialog } from '../../ui/console/dialog/FormDialog';
import { BottomDrawer } from '../../ui/console/form/BottomDrawer';
import { FormFooter } from '../../ui/console/form/FormFooter';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { SideDrawer } from '../../ui/console/form/SideDrawer';
import { TextField } from '../../ui/console/form/TextField';
import styles from './kit.module.css';
import { Filled, Part } from './Part';
import { longWords } from './samples';

type Close = () => void;

const values = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`field${index}`, longWords]));

/** More than fits: the footer stays where it is. */
function LongForm({ onCancel, fields = 12 }: { onCancel: Close; fields?: number }) {
  return (
    <Filled values={values}>
      <FormGrid title="Fields">
        {Object.keys(values)
          .slice(0, fields)
          .map((source) => (
            <TextField key={source} source={source} label={source} />
          ))}
      </FormGrid>
      <FormFooter submitLabel="Save" onCancel={onCancel} />
    </Filled>
  );
}

const pieces: Record<string, (close: Close) => ReactNode> = {
  confirm: (close) => (
    <Confirm title="Switch this link off?" confirm="Switch off" onClose={close} onConfirm={close}>
      Whoever clicks it is told so. It can be switched on again at any time.
    </Confirm>
  ),
  'confirm-final': (close) => (
    <Confirm title={`Delete ${longWords}?`} confirm="Delete" final onClose={close} onConfirm={close}>
      What hangs on it goes along. It cannot be undone.
    </Confirm>
  ),
  'confirm-busy': (close) => (
    <Confirm title="Delete this link?" confirm="Delete" final busy onClose={close} onConfirm={close}>
      It cannot be undone.
    </Confirm>
  ),
  'form-dialog': (close) => (
    <FormDialog title="Update the request" onClose={close}>
      <LongForm onCancel={close} fields={2} />
    </FormDialog>
  ),
  dialog: (close) => (
    <DialogFrame title={longWords} size="xs" onClose={close} actions={<Button onClick={close}>Close</Button>}>
      {longWords}
    </DialogFrame>
  ),
  'side-drawer': (close) => (
    <SideDrawer title={longWords} onClose={close}>
      <LongForm onCancel={close} />
    </SideDrawer>
  ),
  'bottom-drawer': (close) => (
    <BottomDrawer title="Post" onClose={close}>
      <LongForm onCancel={close} />
    </BottomDrawer>
  ),
};

/** What lies over the page, one at a time. */
export function Overlays() {
  const [open, setOpen] = useState('');
  return (
    <Part name="overlays">
      <div className={styles.row}>
        {Object.keys(pieces).map((name) => (
          <Button key={name} variant="outlined" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </div>
      {pieces[open]?.(() => setOpen(''))}
    </Part>
  );
}
