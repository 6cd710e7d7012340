import { useTranslate } from 'react-admin';
import { formatPercent } from '../../../domain/format';
import type { Contradiction } from '../../../domain/reports/contradictions';
import { Notice } from '../../../ui/console/approval/Notice';
import { useLanguage } from '../../../ui/plain/language';

/** Sentences that say otherwise than the figures: told, never refused. */
export function TextWarnings({ doubts }: { doubts: readonly Contradiction[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  return doubts.map(({ sentence, word, metric, rate }) => (
    <Notice
      key={sentence}
      tone="warn"
      title={translate('reports.doubt.title', { word })}
      text={translate('reports.doubt.text', {
        sentence,
        metric: translate(`reports.metric.${metric}`).toLowerCase(),
        rate: formatPercent(rate, language),
      })}
    />
  ));
}
