import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import { formatInstant, formatNumber } from '../../domain/format';
import { workbookLanguage } from '../../domain/imports';
import en from '../../domain/locales/en/collectSheet.json';
import enWorkbook from '../../domain/locales/en/workbook.json';
import vi from '../../domain/locales/vi/collectSheet.json';
import viWorkbook from '../../domain/locales/vi/workbook.json';
import type { ColumnSpec } from '../adapters/workbooks/sheetSpec';
import { writeWorkbook } from '../adapters/workbooks/writeWorkbook';
import type { SignedCtx } from '../context';
import { FileAnswer } from '../http/api';
import { type FoundAccount, findAccounts, findOrder, type OrderRow } from './queries';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const words = { vi: { ...vi, answer: viWorkbook }, en: { ...en, answer: enWorkbook } };
type SheetWords = typeof words.vi;

/**
 * What an order has found as an .xlsx in the caller's language (spec 2 §7 /social/download); what the network did not say
 * is an empty cell. Staff also see which accounts belong to KOLs here.
 * @throws AppError collect_order_not_exist, data_being_crawled (not complete yet), file_not_exist (it came to nothing)
 */
export async function downloadOrder(ctx: SignedCtx, id: string): Promise<FileAnswer> {
  const order = await findOrder(ctx.db, ctx.viewer, id);
  if (!order) throw new AppError('collect_order_not_exist');
  if (order.filter_status === 'wait') throw new AppError('data_being_crawled');
  if (order.filter_status === 'failed') throw new AppError('file_not_exist');
  const language = workbookLanguage(ctx.language);
  const say = words[language];
  const withKols = !ctx.viewer.reduced;
  const accounts = await findAccounts(ctx.db, id, withKols);
  const content = await writeWorkbook([
    {
      name: say.sheet,
      title: titleOf(order, say, language),
      columns: columnsOf(say, withKols),
      rows: accounts.map((account, index) => rowOf(account, index, say)),
    },
  ]);
  return new FileAnswer(content, fileName(order, say.answer.network[order.social_type]), workbookType);
}

function columnsOf(say: SheetWords, withKols: boolean): ColumnSpec[] {
  return [
    { key: 'number', header: say.number, format: 'integer', width: 8 },
    { key: 'name', header: say.name, format: 'text', width: 36 },
    { key: 'url', header: say.url, format: 'text', width: 48 },
    { key: 'follower_count', header: say.followers, format: 'integer', note: say.followers_note, width: 18 },
    { key: 'is_verified', header: say.verified, format: 'text', width: 14 },
    ...(withKols ? [{ key: 'kol_code', header: say.kol_code, format: 'text', note: say.kol_code_note } as const] : []),
  ];
}

function rowOf({ is_verified, ...account }: FoundAccount, index: number, { answer }: SheetWords) {
  const verified = is_verified === null ? null : is_verified ? answer.yes : answer.no;
  return { ...account, number: index + 1, is_verified: verified };
}

function titleOf(order: OrderRow, say: SheetWords, language: string): string[] {
  const network = say.answer.network[order.social_type];
  const number = (value: number | null) => formatNumber(value, language);
  const filled = (text: string, values: Record<string, string>) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  return [
    filled(say.title, { keyword: order.keyword }),
    filled(say.asked, {
      network,
      min: number(order.min_follower),
      max: number(order.max_follower),
      ordered: formatInstant(order.collectTime),
    }),
    filled(say.source, {
      network,
      total: number(order.collected),
      at: formatInstant(order.completed_at),
    }),
    ...(order.capped ? [filled(say.capped, { total: number(order.collected) })] : []),
  ];
}

function fileName({ keyword, collectTime }: OrderRow, network: string): string {
  const told = keyword
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `KOL ${network} ${told} ${dayOf(new Date(collectTime))}.xlsx`;
}
