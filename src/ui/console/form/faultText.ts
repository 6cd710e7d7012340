import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Limit } from '../../../domain/errors';
import { formatExact } from '../../../domain/format';
import { useLanguage } from '../../plain/language';

/** What is wrong with a field: the code with a text under `error`, and how much would have been allowed. */
export interface Fault {
  message?: string | undefined;
  limit?: Limit | undefined;
}

/** Says what is wrong with a field in the person's words, with what is allowed where the fault knows it. */
export function useFaultText(): (fault: Fault) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return useCallback(
    ({ message, limit }) => {
      const plain = translate(`error.${message}`, { _: translate('error.invalid_value') });
      if (!limit) return plain;
      const values = { max: formatExact(limit.max, language), now: formatExact(limit.now, language) };
      return translate(`wizard.limit.${message}`, { ...values, _: plain });
    },
    [translate, language],
  );
}
