import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Footer } from './Footer';
import { useIsUploading } from './uploading';

interface FormFooterProps {
  submitLabel: string;
  cancelLabel?: string | undefined;
  onCancel: () => void;
  note?: ReactNode;
  /** Nothing to save until something was changed. */
  needsChange?: boolean;
  danger?: boolean;
}

/** Stays in view: the one primary action, and the way out. */
export function FormFooter({ submitLabel, cancelLabel, onCancel, note, needsChange, danger }: FormFooterProps) {
  const translate = useTranslate();
  const { isSubmitting, isDirty } = useFormState();
  const isUploading = useIsUploading();
  return (
    <Footer note={note}>
      <Button variant="outlined" onClick={onCancel} disabled={isSubmitting}>
        {cancelLabel ?? translate('ra.action.cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        color={danger ? 'error' : 'primary'}
        loading={isSubmitting}
        disabled={isUploading || (needsChange === true && !isDirty)}
      >
        {submitLabel}
      </Button>
    </Footer>
  );
}
