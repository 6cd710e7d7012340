import { formatMoney, formatNumber, formatPercent } from '../format';
import type { ReportTotals } from './types';

/** The figures a text can hold, by what they count in (CONTRACT-2 §9). */
const units = {
  posts: 'count',
  views: 'count',
  like: 'count',
  comment: 'count',
  share: 'count',
  engagement: 'count',
  buzz: 'count',
  mentions: 'count',
  engagement_rate: 'percent',
  price: 'money',
  booking_price: 'money',
  cpe: 'cost',
  cpv: 'cost',
  booking_cpe: 'cost',
  booking_cpv: 'cost',
} as const satisfies Partial<Record<keyof ReportTotals, 'count' | 'percent' | 'money' | 'cost'>>;

export type FigureName = keyof typeof units;
/** All of them, in the order they are offered. */
export const figureNames = Object.keys(units) as FigureName[];
/** What progress, ranking and readings call a figure otherwise. */
const otherwise: Record<string, FigureName> = {
  quantity: 'posts',
  mention: 'mentions',
  view: 'views',
  reaction: 'like',
  brand_mention: 'mentions',
};

/** The figure a progress, a ranking or a reading speaks of; null where it is none of totals. */
export function figureCalled(metric: string): FigureName | null {
  return otherwise[metric] ?? (isFigureName(metric) ? metric : null);
}

/** Whether a name is that of a figure. */
export const isFigureName = (name: string): name is FigureName => name in units;

const field = /\{\{\s*figure:\s*([a-z_]+)\s*\}\}/g;

const format = {
  count: (value: number | null | undefined, language: string) => formatNumber(value, language, 0),
  percent: formatPercent,
  money: formatMoney,
  cost: (value: number | null | undefined, language: string) =>
    value === null || value === undefined ? formatMoney(value, language) : `${formatNumber(value, language)} VNĐ`,
};

/** A figure as it is written in a language; a dash where it is unknown or withheld. */
export const figureText = (name: FigureName, totals: Partial<ReportTotals>, language: string): string =>
  format[units[name]](totals[name], language);

/** A figure as a text holds it. */
export const figureField = (name: FigureName) => `{{figure:${name}}}`;

/** A text with its live figures filled in; a field that names no figure is a dash. */
export function fillFigures(text: string, totals: Partial<ReportTotals>, language: string): string {
  return text.replace(field, (_, name: string) =>
    isFigureName(name) ? figureText(name, totals, language) : formatNumber(null, language),
  );
}

/** The figures a text holds. */
export const figuresIn = (text: string): FigureName[] =>
  [...text.matchAll(field)].map(([, name]) => name ?? '').filter(isFigureName);
