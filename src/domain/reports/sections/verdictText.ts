import { formatAgainst, formatPercent } from '../../format';
import type { Translate } from '../../locales/translator';
import type { Verdict } from '../verdict';

/** The sentence that says how a campaign went, or goes. */
export function verdictText(verdict: Verdict, say: Translate, language: string): string {
  const { metric, current, target, rate, pace, known, of } = verdict;
  return say(`reportDocument.verdict.${verdict.is}`, {
    metric: say(`reports.metric.${metric}`).toLowerCase(),
    ...formatAgainst(current, target, language),
    rate: formatPercent(rate, language),
    pace: formatPercent(pace === null ? null : Math.round(pace), language),
    known,
    of,
  });
}
