import type { Db } from '../db/connection';
import { askForPaces } from '../jobs/paces';
import { askForScores } from '../jobs/scores';
import { insertSnapshots, lockCampaigns, type Snapshot } from './queries';

const chunk = 5_000;

/**
 * Writes metric readings, all or none: append-only history, the newest value of each metric, and the sums by day of the
 * posts' campaigns together (CONTRACT.md §5, CONTRACT-2 §9). Of several readings of one metric at one instant the last given counts. Joins a transaction it is
 * given; any number of snapshots. The campaigns' pace and the KOLs' scorecards follow.
 */
export async function recordMetrics(db: Db, snapshots: readonly Snapshot[]): Promise<void> {
  const byKey = new Map(snapshots.map((snapshot) => [keyOf(snapshot), snapshot]));
  // One order for all writers, so that two of them never wait for each other.
  const ordered = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, snapshot]) => snapshot);
  await db.transaction(async (transaction) => {
    await lockCampaigns(transaction, ownersOf(ordered));
    for (let start = 0; start < ordered.length; start += chunk) {
      await insertSnapshots(transaction, ordered.slice(start, start + chunk));
    }
    const isPost = ({ subject_type }: Snapshot) => subject_type === 'post';
    await askForPaces(transaction, ownersOf(ordered.filter(isPost)));
    await askForScores(transaction, { kol_ids: ownersOf(ordered.filter((snapshot) => !isPost(snapshot))) });
  });
}

const ownersOf = (snapshots: readonly Snapshot[]) => [...new Set(snapshots.map(({ owner_id }) => owner_id))];

function keyOf({ owner_id, subject_id, metric, captured_at }: Snapshot): string {
  return `${owner_id} ${subject_id} ${metric} ${captured_at.toISOString()}`;
}
