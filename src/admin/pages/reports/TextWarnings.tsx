import { useTranslate } from 'react-admin';
import { formatPercent } from '../../../domain/format';
import { contradictions } from '../../../domain/reports/contradictions';
import type { ReportDocument } from '../../../domain/reports/document';
import type { ProgressType } from '../../../domain/reports/metrics';
import { Notice } from '../../../ui/console/approval/Notice';
import { useLanguage } from '../../../ui/plain/language';

interface TextWarningsProps {
  text: string;
  report: ReportDocument;
  /** The metric the text stands beside. */
  beside: ProgressType | null;
}

/** Sentences of a text that say otherwise than the figures: told, never refused. */
export function TextWarnings({ text, report, beside }: TextWarningsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const doubts = contradictions(text, report.totals.progress, beside);
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
