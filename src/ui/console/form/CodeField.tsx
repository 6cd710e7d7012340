import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { EndpointName } from '../../../domain/endpoints';
import { useMayCall } from '../access/useAccess';
import { useRead } from '../data/useRead';
import { TextField } from './TextField';

interface CodeFieldProps extends ComponentProps<typeof TextField> {
  /** The call that suggests a code. */
  suggestedBy: EndpointName;
}

/** A code; of a new record the next in the house's own series, until another one is typed. */
export function CodeField({ suggestedBy, help, ...props }: CodeFieldProps) {
  const translate = useTranslate();
  const { source } = props;
  const { getValues, resetField } = useFormContext();
  const [isOpen] = useState(() => getValues(source) === '');
  const mayAsk = useMayCall(suggestedBy);
  const { data } = useRead<{ code: string | null }>(suggestedBy, {}, { enabled: isOpen && mayAsk });
  const code = isOpen ? data?.code : null;
  useEffect(() => {
    if (code && getValues(source) === '') resetField(source, { defaultValue: code });
  }, [code, source, getValues, resetField]);
  return <TextField {...props} help={code ? translate('wizard.code_suggested', { code }) : help} />;
}
