import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

export interface DialogFrameProps {
  /** Already translated. */
  title: ReactNode;
  open?: boolean;
  size?: 'xs' | 'sm' | 'md';
  onClose: () => void;
  /** The element read out with the title; for a question, all it holds. */
  describedBy?: string;
  isQuestion?: boolean;
  /** A form's own footer is the dialog's end. */
  hasFooter?: boolean;
  /** The buttons, the way out first. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Every dialog that is no sheet: its title, what it holds, its buttons at the right. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, open = true, size = 'sm', onClose, isQuestion = false, hasFooter = false, actions, children } = props;
  const id = useId();
  const describedBy = isQuestion ? `${id}text` : props.describedBy;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}title`}
      {...(describedBy && { 'aria-describedby': describedBy })}
      maxWidth={size}
      fullWidth
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent id={`${id}text`} tabIndex={-1} {...(hasFooter && { sx: { pb: 0 } })}>
        {children}
      </DialogContent>
      {actions && <DialogActions sx={{ flexWrap: 'wrap', rowGap: 2 }}>{actions}</DialogActions>}
    </Dialog>
  );
}
