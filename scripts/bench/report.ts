import pg from 'pg';
import type { CampaignListItem } from '../../src/domain/campaigns/types';
import { addDays, dayOf } from '../../src/domain/dates';
import { type PostMetric, postMetrics } from '../../src/domain/networks';
import { findCampaigns } from '../../src/server/campaigns/queries/list';
import { addBulkCampaign } from '../../src/server/demo/bulk/campaign';
import { recordMetrics } from '../../src/server/ledger/record';
import { finalReport } from '../../src/server/reports/finalReport';
import { presentReport } from '../../src/server/reports/present';
import type { SeededDatabase } from './databases';
import { staffViewer } from './kolViewer';
import { medianMs, print, rounded } from './line';
import { statementsOf } from './statements';

const size = '500 SOWs, 5,000 posts, 90 days';

/** The report of 500 SOWs, 5,000 posts and 90 daily snapshots each, of today and of an earlier day; and what a reading costs. */
export async function benchReport({ db, pool, config }: SeededDatabase): Promise<void> {
  const id = await addBulkCampaign(db, 5_000);
  const today = dayOf(new Date());
  // The report passes the campaign through and reads no more of it than its id and dates.
  const campaign = { id, start_date: addDays(today, -90), end_date: addDays(today, 30) } as CampaignListItem;
  for (const [name, day] of Object.entries({ today, 'as of 45 days ago': addDays(today, -45) })) {
    const statements = await statementsOf(config, (logged) => finalReport(logged, campaign, day));
    const client = new pg.Client(config);
    await client.connect();
    const alone = await medianMs(5, async () => {
      for (const { text, values } of statements) await client.query(text, values);
    }).finally(() => client.end());
    const whole = await medianMs(5, async () =>
      JSON.stringify(presentReport(await finalReport(db, campaign, day), { reduced: false })),
    );
    print({
      name: `campaign report, ${name}, ${size}`,
      value: rounded(whole),
      unit: 'ms',
      budget: '<= 200',
      sql: rounded(alone),
    });
  }
  const list = await medianMs(21, () => findCampaigns(db, staffViewer, { page: 1, size: 20 }));
  print({ name: `list of campaigns, one of ${size}`, value: rounded(list), unit: 'ms', budget: '<= 10' });
  const { rows } = await pool.query<{ id: string }>('select id from campaign_posts where campaign_id = $1', [id]);
  const metrics = postMetrics.filter((metric) => metric !== 'brand_mention');
  let now = Date.now();
  const read = (posts: readonly { id: string }[]) => {
    now += 60_000;
    const given = { owner_id: id, subject_type: 'post' as const, source: 'api' as const, captured_at: new Date(now) };
    const of = (post: string) => (metric: PostMetric) => ({ ...given, subject_id: post, metric, value: 7 });
    return recordMetrics(
      db,
      posts.flatMap((post) => metrics.map(of(post.id))),
    );
  };
  const one = await medianMs(21, () => read(rows.slice(0, 1)));
  const all = await medianMs(5, () => read(rows));
  print({ name: `a reading of one post, ${size}`, value: rounded(one), unit: 'ms', budget: '<= 25' });
  print({ name: `a reading of all posts, ${size}`, value: rounded(all), unit: 'ms', budget: '<= 5000' });
}
