import pg from 'pg';
import type { CampaignListItem } from '../../src/domain/campaigns/types';
import { addDays, dayOf } from '../../src/domain/dates';
import { addBulkCampaign } from '../../src/server/demo/bulk/campaign';
import { finalReport } from '../../src/server/reports/finalReport';
import type { SeededDatabase } from './databases';
import { medianMs, print, rounded } from './line';
import { statementsOf } from './statements';

/** The report of 500 SOWs, 5,000 posts and 90 daily snapshots each, beside its SQL alone. */
export async function benchReport({ db, config }: SeededDatabase): Promise<void> {
  const id = await addBulkCampaign(db, 5_000);
  const today = dayOf(new Date());
  // The report passes the campaign through and reads no more of it than its id and dates.
  const campaign = { id, start_date: addDays(today, -90), end_date: addDays(today, 30) } as CampaignListItem;
  const statements = await statementsOf(config, (logged) => finalReport(logged, campaign, today));
  const client = new pg.Client(config);
  await client.connect();
  const alone = await medianMs(5, async () => {
    for (const { text, values } of statements) await client.query(text, values);
  }).finally(() => client.end());
  const whole = await medianMs(5, () => finalReport(db, campaign, today));
  print({
    name: 'campaign report, 5,000 posts',
    value: rounded(whole),
    unit: 'ms',
    budget: '<= 1.5 x its SQL',
    sql: rounded(alone),
    ratio: rounded(whole / alone),
  });
}
