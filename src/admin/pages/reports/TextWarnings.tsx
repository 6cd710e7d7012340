import { useTranslate } from 'react-admin';
import { formatDay, formatPercent } from '../../../domain/format';
import { contradictions } from '../../../domain/reports/contradictions';
import type { ReportDocument } from '../../../domain/reports/document';
import { figureText } from '../../../domain/reports/liveFigures';
import type { ProgressType } from '../../../domain/reports/metrics';
import { staleFigures } from '../../../domain/reports/staleFigures';
import type { ReportTextName } from '../../../domain/reports/texts';
import { Notice } from '../../../ui/console/approval/Notice';
import { useLanguage } from '../../../ui/plain/language';

interface TextWarningsProps {
  text: string;
  name: ReportTextName;
  report: ReportDocument;
  /** The metric the text stands beside. */
  beside: ProgressType | null;
}

/** Sentences and typed figures of a text that say otherwise than the report: told, never refused. */
export function TextWarnings({ text, name, report, beside }: TextWarningsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const day = formatDay(report.as_of);
  const metricOf = (metric: string) => translate(`reports.metric.${metric}`);
  const doubts = [
    ...contradictions(text, report.totals.progress, beside).map(({ sentence, word, metric, rate }) => ({
      title: translate('reportNotes.doubt.word', { word }),
      text: translate('reportNotes.doubt.sentence', {
        sentence,
        metric: metricOf(metric).toLowerCase(),
        rate: formatPercent(rate, language),
      }),
    })),
    ...staleFigures(text, name, report, beside).map((stale) => {
      const { typed, figure } = stale;
      return {
        title: translate('reportNotes.doubt.figure', { typed }),
        text:
          stale.of === 'target'
            ? translate('reportNotes.doubt.share', {
                ...{ metric: metricOf(figure), day },
                rate: formatPercent(stale.rate, language),
              })
            : translate('reportNotes.doubt.shown', {
                ...{ metric: metricOf(figure), day },
                value: figureText(figure, { [figure]: stale.value }, language),
              }),
      };
    }),
  ];
  return doubts.map((doubt) => <Notice key={doubt.title + doubt.text} tone="warn" {...doubt} />);
}
