import { useTranslate } from 'react-admin';
import { totpLimits } from '../../../domain/limits';
import { TextField } from '../../../ui/console/form/TextField';

const digits = (typed: string) => typed.replace(/\D/g, '').slice(0, totpLimits.digits);

/** A code of the app, which the device may fill in. */
export function CodeInput({ help }: { help?: string }) {
  const translate = useTranslate();
  return (
    <TextField
      source="code"
      label={translate('secondFactor.field.code')}
      help={help}
      autoComplete="one-time-code"
      inputMode="numeric"
      parse={digits}
    />
  );
}
