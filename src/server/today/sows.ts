import type { TodaySow, WaitingSows } from '../../domain/today/types';
import type { Day } from '../../domain/units';
import type { Viewer } from '../context';
import type { Db } from '../db/connection';
import { findShownSows, type LackingSow } from './queries/sows';

const isMissing = ({ hints }: LackingSow) => hints.includes('overdue') || hints.includes('no_post');
const isUnmeasured = ({ hints }: LackingSow) => hints.includes('no_figures');

/** SOWs without the posts they promise. A KOL is told of every one still owed, from the first day on. */
export function missingPosts(viewer: Viewer, lacking: readonly LackingSow[]): LackingSow[] {
  const owed = ({ posted, post_count }: LackingSow) => posted < post_count;
  return lacking.filter(viewer.type === 'kol' ? owed : isMissing).sort(byEnd);
}

/** SOWs with posts of which no figure is known, those with most of them first. */
export function unmeasuredPosts(lacking: readonly LackingSow[]): LackingSow[] {
  return lacking.filter(isUnmeasured).sort((one, other) => other.unmeasured - one.unmeasured || byEnd(one, other));
}

// An open end leaves the most time.
const endOf = ({ end_date }: LackingSow) => end_date ?? '9999-12-31';
const byEnd = (one: LackingSow, other: LackingSow) =>
  endOf(one).localeCompare(endOf(other)) || one.id.localeCompare(other.id);

/** The first of these SOWs as they are shown, with the days left on a day. */
export async function shownSows(
  db: Db,
  viewer: Viewer,
  lacking: readonly LackingSow[],
  { day, size }: { day: Day; size: number },
): Promise<WaitingSows> {
  const worst = lacking.slice(0, size);
  const found = new Map(
    (
      await findShownSows(
        db,
        worst.map(({ id }) => id),
      )
    ).map((sow) => [sow.id, sow]),
  );
  const first = worst.flatMap(({ id, hints, unmeasured, end_date }): TodaySow[] => {
    const sow = found.get(id);
    const days_left = end_date ? daysBetween(day, end_date) : null;
    return sow ? [{ ...sow, days_left, ...(!viewer.reduced && { hints, unmeasured }) }] : [];
  });
  return { total: lacking.length, first };
}

function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
