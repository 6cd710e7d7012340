import { sql } from 'drizzle-orm';
import type { ShortenerClicks } from '../../../domain/shorteners/types';
import type { Day } from '../../../domain/units';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';

interface Days {
  from: Day;
  to: Day;
}

type DayRow = { day: Day; unique: number } & Record<'people' | 'repeat' | 'bot' | 'prefetch' | 'head', number>;

/** The visits of a link on each of these days, both included, those without any too. */
export function findDays(db: Db, id: string, { from, to }: Days): Promise<DayRow[]> {
  return selectRows<DayRow>(
    db,
    sql`select to_char(on_day.day, 'YYYY-MM-DD') as day, coalesce(d.people, 0) as people,
        coalesce(d.unique_people, 0) as unique, coalesce(d.repeat, 0) as repeat, coalesce(d.bot, 0) as bot,
        coalesce(d.prefetch, 0) as prefetch, coalesce(d.head, 0) as head
      from generate_series(${from}::date, ${to}::date, interval '1 day') asked (instant)
        cross join lateral (select asked.instant::date as day) on_day
        left join shortener_days d on d.day = on_day.day and d.shortener_id = ${id}
      order by on_day.day`,
  );
}

/** The people of these days by device and by referrer, most first. */
export async function findParts(
  db: Db,
  id: string,
  { from, to }: Days,
): Promise<Pick<ShortenerClicks, 'devices' | 'referrers'>> {
  const rows = await selectRows<{ device: never; referrer: never; people: number }>(
    db,
    sql`select device, referrer, sum(people) as people from shortener_day_parts
      where shortener_id = ${id} and day between ${from}::date and ${to}::date
      group by grouping sets ((device), (referrer)) order by people desc, device, referrer`,
  );
  return {
    devices: rows.flatMap(({ device, people }) => (device ? [{ device, clicks: people }] : [])),
    referrers: rows.flatMap(({ referrer, people }) => (referrer ? [{ referrer, clicks: people }] : [])),
  };
}
