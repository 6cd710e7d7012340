import { useTranslate } from 'react-admin';
import { totpLimits } from '../../../domain/limits';
import { TextField } from '../../../ui/console/form/TextField';

const digits = (typed: string) => typed.replace(/\D/g, '').slice(0, totpLimits.digits);

interface CodeInputProps {
  source?: string;
  /** Already translated; that of the app unless said. */
  label?: string;
  help?: string;
}

/** A code of the app, or one that was mailed, which the device may fill in. */
export function CodeInput({ source = 'code', label, help }: CodeInputProps) {
  const translate = useTranslate();
  return (
    <TextField
      source={source}
      label={label ?? translate('secondFactor.field.code')}
      help={help}
      autoComplete="one-time-code"
      inputMode="numeric"
      parse={digits}
    />
  );
}
