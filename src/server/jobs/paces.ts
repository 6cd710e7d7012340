import type { Db } from '../db/connection';
import { boss, sqlOn } from './boss';

const atOnce = 500;
const soon = '3';

/**
 * Asks for the pace of campaigns to be judged a few seconds later, in the caller's transaction. While that waits, further
 * changes ask for nothing: whoever changes a campaign has its row locked, and the job takes that row before it looks.
 */
export async function askForPaces(db: Db, campaignIds: readonly string[]): Promise<void> {
  await send(
    db,
    campaignIds.map((id) => ({ key: id, ids: [id] })),
  );
}

/** Asks for the pace of many campaigns, some hundred to a job. */
export async function askForManyPaces(db: Db, campaignIds: readonly string[]): Promise<void> {
  const jobs: Asked[] = [];
  for (let start = 0; start < campaignIds.length; start += atOnce) {
    const ids = campaignIds.slice(start, start + atOnce);
    jobs.push({ key: `from ${ids[0]}`, ids });
  }
  await send(db, jobs);
}

interface Asked {
  key: string;
  ids: readonly string[];
}

async function send(db: Db, jobs: readonly Asked[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ key, ids }) => ({
    name: 'pace',
    data: { campaign_ids: ids },
    singletonKey: key,
    startAfter: soon,
  }));
  await boss.insert(rows, { db: sqlOn(db) });
}
