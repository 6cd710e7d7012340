import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { taxNumberDoubt } from '../../domain/customers/taxNumber';
import { TextField } from '../../ui/console/form/TextField';
import type { FieldProps } from '../../ui/console/form/useField';

/** A tax number; one that is not as Vietnam writes them is said to be so, and kept all the same. */
export function TaxNumberField(props: FieldProps) {
  const translate = useTranslate();
  const value: unknown = useWatch({ name: props.source });
  const text = typeof value === 'string' ? value.trim() : '';
  const doubt = text === '' ? null : taxNumberDoubt(text);
  return (
    <TextField
      {...props}
      help={doubt ? undefined : translate('customers.tax_help')}
      warning={doubt ? translate(`customers.doubt.${doubt}`) : undefined}
    />
  );
}
