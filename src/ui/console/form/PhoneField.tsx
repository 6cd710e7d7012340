import { useTranslate } from 'react-admin';
import { TextField } from './TextField';
import type { FieldProps } from './useField';

/** A telephone number, with how it is written; blanks, dots and dashes are the schema's matter. */
export function PhoneField({ autoComplete, ...props }: FieldProps & { autoComplete?: 'tel' }) {
  const translate = useTranslate();
  return (
    <TextField type="tel" help={translate('wizard.phone_format')} {...(autoComplete && { autoComplete })} {...props} />
  );
}
