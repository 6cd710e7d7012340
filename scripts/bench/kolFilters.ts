import { parse as parseQuery } from 'node:querystring';
import { type KolListQuery, kolListQuery } from '../../src/domain/kols/listSchema';
import { parse } from '../../src/domain/validation';
import { openDatabase } from '../../src/server/db/connection';
import { flattenQuery } from '../../src/server/http/query';
import { findKols } from '../../src/server/kols/queries/list';
import type { SeededDatabase } from './databases';
import { staffViewer } from './kolViewer';
import { median, medianMs, print, rounded } from './line';

/** Filters people put together, as query strings; `$sector`, `$other` and `$job` are filled in. */
const filters: readonly string[] = [
  '',
  'status=active',
  'status=pending',
  'status=active&status=pending',
  'social_type=tiktok',
  'social_type=tiktok&status=active',
  'social_type=tiktok&social_type=youtube',
  'social_type=tiktok&social_type=youtube&status=active',
  'sectors=$sector',
  'sectors=$sector&status=active',
  'sectors=$sector&sectors=$other',
  'social_type=tiktok&sectors=$sector',
  'social_type=tiktok&sectors=$sector&status=active',
  'social_type=tiktok&sectors=$sector&min_followers=50000&max_followers=500000',
  'social_type=tiktok&sectors=$sector&min_followers=50000&max_followers=500000&status=active',
  'social_type=tiktok&sectors=$sector&min_followers=50000&max_followers=500000&status=pending',
  'social_type=tiktok&social_type=facebook&sectors=$sector&min_followers=50000&max_followers=500000&status=active',
  'social_type=facebook&min_followers=100000&status=active',
  'min_followers=1000000&status=active',
  'min_followers=1000&max_followers=10000',
  'kol_type=community_group&status=active',
  'the_talent_partner=true',
  'the_talent_partner=true&social_type=tiktok&status=active',
  'job_ids=$job',
  'job_ids=$job&status=active&sectors=$sector',
  'job_ids=$job&social_type=instagram&min_followers=10000',
  'min_booking_price=1000000&max_booking_price=3000000',
  'max_booking_price=2000000&social_type=tiktok&sectors=$sector&status=active',
  'stage_name=nguyen',
  'stage_name=nguyen&status=active',
  'stage_name=linh&social_type=tiktok',
  'stage_name=minh%20anh&sectors=$sector&status=active',
  'stage_name=an',
  'created_from=2025-01-01&status=active',
  'created_from=2024-03-01&created_to=2024-03-31',
];
/** Orders and places in the list, each with filters of its own. */
const others: readonly string[] = [
  'sort=DATEASC&status=active',
  'sort=NAMEASC',
  'sort=NAMEDESC&status=active&social_type=tiktok',
  'sort=FOLLOWERSDESC',
  'sort=FOLLOWERSDESC&status=active&social_type=tiktok&sectors=$sector',
  'sort=ENGAGEMENTRATEDESC&status=active',
  'sort=CPEASC&status=active&social_type=tiktok',
  'page=100',
  'page=1000&status=active',
  'page=50&social_type=tiktok&sectors=$sector&status=active',
];

/** The statement of each combination, signed in, on one connection: none may take more than three times the middle one. */
export async function benchKolFilters({ pool, config }: SeededDatabase): Promise<void> {
  const single = openDatabase(config, () => {}, 1);
  const times: { query: string; ms: number; total: number | undefined }[] = [];
  try {
    for (const query of await kolQueries(pool)) {
      const asked = parse<KolListQuery>(kolListQuery, flattenQuery(parseQuery(query)));
      const ms = await medianMs(9, () => findKols(single.db, staffViewer, asked));
      const { total } = await findKols(single.db, staffViewer, asked);
      times.push({ query, ms, total });
    }
  } finally {
    await single.close();
  }
  const middle = median(times.map(({ ms }) => ms));
  for (const { query, ms, total } of times.sort((a, b) => b.ms - a.ms)) {
    const ratio = rounded(ms / middle);
    print({
      name: `kol list ?${query}`,
      value: rounded(ms),
      unit: 'ms',
      budget: '<= 3 x the middle one',
      ratio,
      total: total ?? null,
    });
  }
}

/** What people ask of the list of KOLs, as query strings. */
export async function kolQueries(pool: SeededDatabase['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from sectors where type = 'kol' order by position limit 2",
  );
  const { rows: jobs } = await pool.query<{ code: string }>('select code from jobs order by position limit 1');
  const [sector, other] = rows.map(({ id }) => id);
  return [...filters, ...others].map((query) =>
    query.replace('$sector', String(sector)).replace('$other', String(other)).replace('$job', String(jobs[0]?.code)),
  );
}
