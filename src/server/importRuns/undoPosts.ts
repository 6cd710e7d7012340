import { type PostMetric, postMetrics } from '../../domain/networks';
import { writable } from '../campaigns/parts';
import { removePost } from '../campaigns/posts/one';
import { type Figure, type PlannedPost, storePosts } from '../campaigns/posts/store';
import { findImportTarget } from '../campaigns/queries/importTarget';
import { findStoredPosts } from '../campaigns/queries/parts';
import { touchCampaign } from '../campaigns/queries/writes';
import type { SignedCtx } from '../context';
import type { RunRow } from '../imports/recordRun';
import { type Moved, movedFields, refusals, toRestore } from './moved';
import { findNewestReadings, type NewestReading, type StoredRun } from './queries';

const isMetric = (field: string): field is PostMetric => (postMetrics as readonly string[]).includes(field);

const split = (values: object | null, wanted: boolean) =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([field]) => isMetric(field) === wanted));

/** What a network or an estimate says later is no one's edit, and stands. */
const isByItself = ({ source }: NewestReading) => source === 'api' || source === 'estimate';

/** The readings that restore a post's figures, and those somebody set since. */
function figuresBack(row: RunRow, newest: readonly NewestReading[]): { figures: Figure[]; moved: Moved[] } {
  const figures: Figure[] = [];
  const moved: Moved[] = [];
  const before = split(row.before, true);
  for (const [field, value] of Object.entries(split(row.after, true))) {
    const metric = field as PostMetric;
    const known = newest.find((reading) => reading.metric === metric);
    const old = (before[metric] ?? null) as number | null;
    if (!known || known.value === old) continue;
    if (known.value === value && known.source === 'import') figures.push({ metric, before: known.value, value: old });
    else if (!isByItself(known)) moved.push({ label: row.label, column: metric, error: 'record_was_changed' });
  }
  return { figures, moved };
}

/**
 * Takes back an import of posts in the caller's transaction: figures are followed by readings of the values before.
 * Answers what moved since.
 * @throws AppError campaign_not_exist, campaign_is_final
 */
export async function undoPosts(tx: SignedCtx, run: StoredRun, rows: readonly RunRow[]): Promise<Moved[]> {
  const campaignId = run.target_id ?? '';
  writable(await findImportTarget(tx.db, tx.viewer, campaignId, true));
  const ids = rows.map(({ entity_id }) => entity_id);
  const stored = await findStoredPosts(tx.db, campaignId, ids);
  const readings = await findNewestReadings(tx.db, campaignId, ids);
  const moved: Moved[] = [];
  const restored: PlannedPost[] = [];
  for (const row of rows) {
    const { label } = row;
    const before = stored.get(row.entity_id);
    if (!before) {
      if (row.effect === 'changes') moved.push({ label, column: 'url_post', error: 'post_not_exist' });
    } else if (row.effect === 'adds') {
      const since = movedFields({ ...row, after: split(row.after, false) }, { ...before });
      moved.push(...(since.length > 0 ? since : await refusals(label, () => removePost(tx, before.id))));
    } else {
      const fields = toRestore({ ...row, before: split(row.before, false) }, { ...before });
      const newest = readings.get(before.id) ?? [];
      const figures = figuresBack(row, newest);
      moved.push(...fields.moved, ...figures.moved);
      const last = Math.max(Date.now(), ...newest.map(({ captured_at }) => captured_at.getTime() + 1));
      const { version: _version, ...post } = { ...before, ...fields.restore };
      const reading = { source: 'import' as const, captured_at: new Date(last), run_id: run.id };
      restored.push({ post, before, figures: figures.figures, reading });
    }
  }
  if (moved.length === 0 && (await storePosts(tx, campaignId, restored))) await touchCampaign(tx.db, campaignId);
  return moved;
}
