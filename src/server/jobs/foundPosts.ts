import type { Db } from '../db/connection';
import { newId } from '../ids';
import { boss, sqlOn } from './boss';
import { enqueue } from './enqueue';
import { findLookingFor } from './queries';

const soon = '3';

/**
 * Asks that posts of an account are looked through for the running campaigns its KOL works in, in the transaction that
 * read it; each reading for itself, so that none is missed.
 */
export async function askForFoundPosts(db: Db, social_id: string): Promise<void> {
  const round = newId();
  const campaigns = await findLookingFor(db, social_id);
  await enqueue(
    db,
    'found_posts',
    ...campaigns.map((campaign_id) => ({
      key: `${campaign_id} ${social_id} ${round}`,
      data: { campaign_id, social_id },
    })),
  );
}

/**
 * Asks that a campaign's posts are looked for anew a few seconds later, in the transaction that changes it. While that
 * waits, further changes ask for nothing: whoever changes a campaign has its row locked, and the job takes that row
 * before it looks.
 */
export async function askForFoundAnew(db: Db, campaign_id: string): Promise<void> {
  await send(db, [{ key: campaign_id, data: { campaign_id } }]);
}

/** Asks for a round of many campaigns, after which people are told. */
export async function askForRounds(db: Db, campaignIds: readonly string[]): Promise<void> {
  await send(
    db,
    campaignIds.map((campaign_id) => ({ key: `round ${campaign_id}`, data: { campaign_id, tell: true } })),
  );
}

async function send(db: Db, jobs: readonly { key: string; data: object }[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ key, data }) => ({ name: 'found_posts', data, singletonKey: key, startAfter: soon }));
  await boss.insert(rows, { db: sqlOn(db) });
}
