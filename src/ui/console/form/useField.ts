import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { useFieldLabel } from './labels';

export interface FieldProps {
  /** Name of the field, on the form and on the wire. */
  source: string;
  /** Already translated. */
  label: string;
  /** A line of help; an error takes its place. */
  help?: string | undefined;
  /** Marked as such; what must be there is the schema's matter. */
  optional?: boolean;
  /** Two such fields share a line. */
  half?: boolean;
  disabled?: boolean | undefined;
}

/** Binds a control to the form: its value, its error in the person's words, and the ids that tie label and note to it. */
export function useField({ source, label, disabled }: FieldProps) {
  const translate = useTranslate();
  const id = useId();
  const { field, fieldState } = useController({ name: source });
  useFieldLabel(source, label);
  const code = fieldState.error?.message;
  const fault = code && translate(`error.${code}`, { _: translate('error.invalid_value') });
  const value: unknown = field.value;
  return {
    id,
    fault,
    onChange: field.onChange,
    text: value === null || value === undefined ? '' : String(value),
    control: {
      id,
      name: source,
      ref: field.ref,
      disabled: disabled ?? false,
      onBlur: field.onBlur,
      'aria-invalid': fault !== undefined && fault !== '',
      'aria-describedby': `${id}note`,
    },
  };
}
