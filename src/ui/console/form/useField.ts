import { useId } from 'react';
import { useInput } from 'react-admin';
import { type Fault, useFaultText } from './faultText';
import { type KnownField, useKnownField } from './knownFields';

export interface FieldProps {
  /** Name of the field, on the form and on the wire. */
  source: string;
  /** Already translated. */
  label: string;
  /** A line of help; an error takes its place. */
  help?: string | undefined;
  /** In place of the help: what is odd about what was entered, which may be right all the same. */
  warning?: string | undefined;
  /** Marked as such; what must be there is the schema's matter. */
  optional?: boolean;
  /** Two such fields share a line. */
  half?: boolean;
  disabled?: boolean | undefined;
}

// The schema of the call knows what an empty text means; react-admin would make null of it.
const asIs = (value: unknown) => value;

/** Binds a control to the form: its value, its error in the person's words, and the ids that tie label and note to it. */
export function useField({ source, label, disabled }: FieldProps, show?: KnownField['show']) {
  const textOf = useFaultText();
  const id = useId();
  const { field, fieldState } = useInput({ source, id, parse: asIs, format: asIs });
  useKnownField(source, label, show);
  const found = fieldState.error as Fault | undefined;
  const fault = found?.message && textOf(found);
  const value: unknown = field.value;
  return {
    id,
    fault,
    value,
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
