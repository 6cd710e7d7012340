import { useTranslate } from 'react-admin';
import type { EvaluationAverage } from '../../../domain/evaluations/summary';
import { formatNumber, unknownText } from '../../../domain/format';
import { useLanguage } from '../../../ui/plain/language';

/** What clients gave, `8.7 / 10`; a dash of what nobody evaluated, in words on hover. */
export function Score({ evaluation: { average, count } }: { evaluation: EvaluationAverage }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (average === null) return <span title={translate('evaluation.none')}>{unknownText}</span>;
  return <span title={translate('evaluation.count', { count })}>{`${formatNumber(average, language)} / 10`}</span>;
}
