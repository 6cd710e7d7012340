import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant, formatNumber, formatSize, unknownText } from '../../../domain/format';
import { Ago } from '../../../ui/plain/Ago';
import { useLanguage } from '../../../ui/plain/language';
import type { Shown } from './facts';

/** Figures of the installation as they are read. */
export function useFigures(): (shown: Shown) => ReactNode {
  const translate = useTranslate();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const read = {
    count: number,
    size: (value: number) => formatSize(value, language),
    milliseconds: (value: number) => translate('health.milliseconds', { value: number(value) }),
    minutes: (value: number) => translate('health.minutes', { value: number(Math.floor(value / 60)) }),
  };
  return (shown) => {
    if ('at' in shown) return shown.as === 'ago' ? <Ago value={shown.at} /> : formatInstant(shown.at);
    if (shown.value === null) return unknownText;
    const part = read[shown.as](shown.value);
    return typeof shown.of === 'number' ? translate('health.of', { part, whole: read[shown.as](shown.of) }) : part;
  };
}
