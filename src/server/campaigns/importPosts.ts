import * as yup from 'yup';
import { type PostColumnKey, postColumns } from '../../domain/campaigns/postColumns';
import { postFields } from '../../domain/campaigns/postSchema';
import type { UploadInput } from '../../domain/campaigns/schema';
import { exactSums, postSums } from '../../domain/campaigns/sums';
import type { KolRef } from '../../domain/campaigns/types';
import type { PostFormat } from '../../domain/campaigns/values';
import type { ImportAction, ImportResult } from '../../domain/imports';
import { canonicalPostUrl, type Network, networkOfUrl, type PostMetric, postMetrics } from '../../domain/networks';
import { code } from '../../domain/validation';
import { type AuditEntry, recordAudit } from '../audit/record';
import type { SignedCtx } from '../context';
import type { Db } from '../db/connection';
import type { UploadedFile } from '../http/uploads';
import { newId } from '../ids';
import type { ImportRows, ImportSpec } from '../imports/readRows';
import { slices } from '../imports/slices';
import { latestOfPosts } from '../ledger/queries';
import { recordMetrics } from '../ledger/record';
import {
  findKnownUrls,
  findKolsByCode,
  findPromisedSows,
  insertPosts,
  type NewPost,
  type PromisedSow,
} from './queries/imports';
import { type CampaignImport, runImport } from './runImport';

/** A post of an import; a metric that is null is unknown. `sow_id` is null in a preview without a campaign. */
export type ImportedPost = Omit<NewPost, 'id' | 'canonical_url' | 'sow_id'> &
  Record<PostMetric, number | null> & {
    row: number;
    action: ImportAction;
    sow_id: string | null;
    post_format: PostFormat | null;
    kol_code: string;
    kol: KolRef;
  };

const schema = yup.object({ kol_code: code().required(), ...postFields });
type PostRow = yup.InferType<typeof schema>;
const spec: ImportSpec<PostRow, PostColumnKey> = { columns: postColumns, schema };

interface PlannedPost {
  row: number;
  kol: KolRef;
  sow: PromisedSow | null;
  network: Network;
  canonicalUrl: string;
  input: PostRow;
}

type Refusal = { column: PostColumnKey; error: string };

/** The SOW a post belongs to (CONTRACT.md §1): the only one of KOL and network, else the one of its format. */
function sowOf(sows: readonly PromisedSow[], network: Network, format: PostFormat | null): PromisedSow | Refusal {
  if (sows.length === 0) return { column: 'kol_code', error: 'kol_not_in_campaign' };
  const onNetwork = sows.filter(({ social_type }) => social_type === network);
  const [first, ...others] = onNetwork;
  if (!first) return { column: 'url_post', error: 'sow_not_exist' };
  if (others.length === 0) return first;
  const ofFormat = onNetwork.find(({ post_format }) => post_format === format);
  return ofFormat ?? { column: 'post_format', error: 'sow_not_exist' };
}

async function sowsByKol(db: Db, campaignId: string | null): Promise<Map<string, PromisedSow[]>> {
  const byKol = new Map<string, PromisedSow[]>();
  for (const sow of campaignId ? await findPromisedSows(db, campaignId) : []) {
    const earlier = byKol.get(sow.kol.id);
    if (earlier) earlier.push(sow);
    else byKol.set(sow.kol.id, [sow]);
  }
  return byKol;
}

async function plan(
  db: Db,
  campaignId: string | null,
  read: ImportRows<PostRow, PostColumnKey>,
): Promise<PlannedPost[]> {
  const rows = read.rows.map(({ row, input }) => ({ row, input, canonicalUrl: canonicalPostUrl(input.url_post) }));
  const kols = await findKolsByCode(db, [...new Set(rows.map(({ input }) => input.kol_code))]);
  const sows = await sowsByKol(db, campaignId);
  const urls = rows.map(({ canonicalUrl }) => canonicalUrl);
  const known = campaignId ? await findKnownUrls(db, campaignId, urls) : new Set<string>();
  const seen = new Set<string>();
  const planned: PlannedPost[] = [];
  for await (const slice of slices(rows)) {
    for (const { row, input, canonicalUrl } of slice) {
      const network = networkOfUrl(input.url_post);
      const kol = kols.get(input.kol_code)?.kol;
      const faults: Refusal[] = [];
      let sow: PromisedSow | null = null;
      if (!kol) faults.push({ column: 'kol_code', error: 'kol_not_exist' });
      else if (campaignId && network) {
        const found = sowOf(sows.get(kol.id) ?? [], network, input.post_format ?? null);
        if ('error' in found) faults.push(found);
        else sow = found;
      }
      if (known.has(canonicalUrl)) faults.push({ column: 'url_post', error: 'post_already_exist' });
      else if (seen.has(canonicalUrl)) faults.push({ column: 'url_post', error: 'row_is_duplicate' });
      seen.add(canonicalUrl);
      if (kol && network && faults.length === 0) planned.push({ row, kol, sow, network, canonicalUrl, input });
      else read.errors.add(row, ...faults.map((fault) => ({ ...fault, value: String(input[asField(fault)] ?? '') })));
    }
  }
  return withinSums(campaignId ? await latestOfPosts(db, campaignId) : new Map(), planned, read);
}

/** The rows without those that would push a sum of the report beyond what is exact; their cells are told. */
function withinSums(
  stored: ReadonlyMap<string, Record<PostMetric, number | null>>,
  planned: readonly PlannedPost[],
  { errors }: ImportRows<PostRow, PostColumnKey>,
): PlannedPost[] {
  const add = exactSums(postSums);
  for (const metrics of stored.values()) add(metrics);
  return planned.filter(({ row, input }) => {
    const beyond = add(input);
    if (beyond.length === 0) return true;
    errors.add(row, ...beyond.map((column) => ({ column, error: 'number_too_large', value: String(input[column]) })));
    return false;
  });
}

const asField = ({ column }: Refusal) => (column === 'stage_name' ? 'kol_code' : column);

function newPost({ kol, sow, network, canonicalUrl, input }: PlannedPost): NewPost {
  if (!sow) throw new Error('a post is written only once its SOW is known');
  return {
    id: newId(),
    sow_id: sow.id,
    kol_id: kol.id,
    social_type: network,
    url_post: input.url_post,
    canonical_url: canonicalUrl,
    post_time: input.post_time ?? null,
    content: input.content ?? null,
    hashtags: input.hashtags,
    is_short_video: input.is_short_video,
  };
}

async function write(
  ctx: SignedCtx,
  campaignId: string,
  planned: readonly PlannedPost[],
  runId: string,
): Promise<boolean> {
  const posts = planned.map((plannedPost) => ({ post: newPost(plannedPost), input: plannedPost.input }));
  await insertPosts(
    ctx.db,
    campaignId,
    posts.map(({ post }) => post),
  );
  const reading = {
    owner_id: campaignId,
    subject_type: 'post' as const,
    source: 'import' as const,
    captured_at: new Date(),
    actor_id: ctx.viewer.id,
    run_id: runId,
  };
  const snapshots = posts.flatMap(({ post, input }) =>
    postMetrics.flatMap((metric) => {
      const value = input[metric];
      return value === null || value === undefined ? [] : [{ ...reading, subject_id: post.id, metric, value }];
    }),
  );
  await recordMetrics(ctx.db, snapshots);
  const entries = posts.map(({ post: { id, ...fields }, input }): AuditEntry => {
    const metrics = postMetrics.map((metric) => [metric, input[metric]] as const);
    const written = [...Object.entries({ campaign_id: campaignId, ...fields }), ...metrics];
    const changes = Object.fromEntries(
      written.filter(([, after]) => after !== null && after !== undefined).map(([field, after]) => [field, { after }]),
    );
    return { action: 'create', entity: 'campaign_post', entity_id: id, changes };
  });
  await recordAudit(ctx, ...entries);
  return true;
}

function show({ row, kol, sow, network, input }: PlannedPost): ImportedPost {
  const post_format = sow?.post_format ?? input.post_format ?? null;
  const refs = { kol_id: kol.id, kol_code: kol.code, kol, sow_id: sow?.id ?? null };
  return { ...input, row, action: 'create', ...refs, social_type: network, post_format };
}

const postImport: CampaignImport<PostRow, PostColumnKey, PlannedPost, ImportedPost> = {
  kind: 'posts',
  spec,
  plan,
  write,
  show,
};

/**
 * Preview or commit of a campaign post workbook (spec 2 §7 upload-campaign-posts). Metrics given become readings in the
 * ledger; blank ones stay unknown. A post the campaign already has is the row error `post_already_exist`.
 * @throws AppError as runImport
 */
export function importPosts(
  ctx: SignedCtx,
  input: UploadInput,
  file: UploadedFile | null,
): Promise<ImportResult<ImportedPost>> {
  return runImport(ctx, input, file, postImport);
}
