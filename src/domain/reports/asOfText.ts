import { dayOf } from '../dates';
import { formatDay } from '../format';
import type { Translate } from '../locales/translator';
import type { ReportDocument } from './document';

/**
 * The day a report was asked for, and where it differs the day of the newest reading its figures rest on: as its method
 * says it, or its posts (CONTRACT-2 §9). Days of the agency, `DD/MM/YYYY`.
 */
export function asOfText(
  { as_of, method, posts }: Pick<ReportDocument, 'as_of' | 'method' | 'posts'>,
  say: Translate,
): string {
  const readings = method
    ? Object.values(method.metrics).map(({ newest }) => newest)
    : posts.flatMap(({ metrics }) => Object.values(metrics).map(({ captured_at }) => captured_at));
  const newest = readings
    .flatMap((at) => at ?? [])
    .sort()
    .at(-1);
  const day = newest ? dayOf(new Date(newest)) : as_of;
  const asked = formatDay(as_of);
  return day === as_of ? asked : `${asked} · ${say('reportDocument.column.newest').toLowerCase()} ${formatDay(day)}`;
}
