import { dayOf } from '../../domain/dates';
import { AppError, invalid } from '../../domain/errors';
import type { Page } from '../../domain/lists';
import { clickDays } from '../../domain/shorteners/rules';
import type { ShortenersQuery } from '../../domain/shorteners/schema';
import type { Shortener, ShortenerClicks } from '../../domain/shorteners/types';
import type { SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { findShortener, findShortenerPage } from './queries/links';
import { findDays, findParts } from './queries/sums';

const homeOf = ({ config }: SignedCtx) => config.publicUrl ?? '';

/** A page of short links. @throws AppError permission_denied of reduced viewers, whatever their group says */
export async function readShorteners(ctx: SignedCtx, query: ShortenersQuery): Promise<Page<Shortener>> {
  onlyStaff(ctx.viewer);
  return findShortenerPage(ctx.db, ctx.viewer, homeOf(ctx), query);
}

/** One short link. @throws AppError permission_denied, shortener_not_exist */
export async function readShortener(ctx: SignedCtx, id: string): Promise<Shortener> {
  onlyStaff(ctx.viewer);
  const found = await findShortener(ctx.db, ctx.viewer, homeOf(ctx), id);
  if (!found) throw new AppError('shortener_not_exist');
  return found;
}

/**
 * The visits of a short link on days of Asia/Ho_Chi_Minh, the last 30 where none are asked for; of its sums alone, so
 * that ten million take as long as ten.
 * @throws AppError shortener_not_exist, validation_failed: end_date_before_start or period_too_long at `to`
 */
export async function readClicks(
  ctx: SignedCtx,
  id: string,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<ShortenerClicks> {
  await readShortener(ctx, id);
  const days = clickDays(asked.from, asked.to, dayOf(new Date()));
  if (!days) {
    const isTurned = asked.from && asked.to && asked.from > asked.to;
    throw invalid([{ property: 'to', message: isTurned ? 'end_date_before_start' : 'period_too_long' }]);
  }
  const [rows, parts] = await Promise.all([findDays(ctx.db, id, days), findParts(ctx.db, id, days)]);
  const sum = (name: Exclude<keyof (typeof rows)[number], 'day'>) => rows.reduce((total, row) => total + row[name], 0);
  return {
    ...days,
    totals: {
      people: sum('people'),
      unique: sum('unique'),
      repeat: sum('repeat'),
      bot: sum('bot'),
      prefetch: sum('prefetch'),
      head: sum('head'),
    },
    days: rows.map(({ day, people, unique }) => ({ day, clicks: people, unique })),
    ...parts,
  };
}
