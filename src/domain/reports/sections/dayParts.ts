import { formatDay } from '../../format';
import type { Translate } from '../../locales/translator';
import type { ReportDocument } from '../document';
import { metricColumns, tableOf } from './table';
import type { SectionPart } from './types';

const dayMetrics = ['views', 'engagement', 'buzz'] as const;
type Day = ReportDocument['by_day'][number];

const isKnown = (day: Day) => dayMetrics.some((metric) => day[metric] !== null);

/**
 * A row a day, the state at its end, from the first to the last that has figures: of days before and after it is said that
 * there are none (CONTRACT-2 §9). Empty where no day is told.
 */
export function dayParts({ by_day }: ReportDocument, say: Translate): SectionPart[] {
  const [first, last] = [by_day.findIndex(isKnown), by_day.findLastIndex(isKnown)];
  const [from, to] = [by_day[first], by_day[last]];
  if (!from || !to) {
    const [begin, end] = [by_day[0], by_day.at(-1)];
    const days = begin && end && { from: formatDay(begin.date), to: formatDay(end.date) };
    return days ? [{ is: 'lead', text: say('reportDocument.days_unknown', days) }] : [];
  }
  const notes = [
    ...(first > 0 ? [say('reportDocument.days_before', { date: formatDay(from.date) })] : []),
    ...(last < by_day.length - 1 ? [say('reportDocument.days_after', { date: formatDay(to.date) })] : []),
  ];
  const table = tableOf<Day>(
    say('reportDocument.block.days'),
    [
      { key: 'date', label: say('reportDocument.column.measured'), kind: 'day', of: ({ date }) => date },
      ...metricColumns(dayMetrics, say),
    ],
    by_day.slice(first, last + 1),
  );
  return [notes.length > 0 ? { ...table, note: notes.join(' ') } : table];
}
