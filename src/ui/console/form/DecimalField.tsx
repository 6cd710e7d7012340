import { NumberField } from './NumberField';
import type { FieldProps } from './useField';

/** A number with at most two decimals (spec 2 §9). The form keeps a number, or the empty text. */
export function DecimalField(props: FieldProps & { unit?: string }) {
  return <NumberField {...props} decimals={2} />;
}
