import type { ReactNode } from 'react';
import { mayLeave } from '../../../providers/unsaved';
import { DialogFrame } from './DialogFrame';

interface FormDialogProps {
  /** Already translated. */
  title: ReactNode;
  open?: boolean;
  size?: 'xs' | 'sm';
  onClose: () => void;
  /** A RecordForm with `inDrawer`: its footer is the dialog's. */
  children: ReactNode;
}

/** A few fields over the page; asks before unsaved entries are closed away. */
export function FormDialog({ onClose, ...frame }: FormDialogProps) {
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  return <DialogFrame {...frame} onClose={() => void close()} hasFooter />;
}
