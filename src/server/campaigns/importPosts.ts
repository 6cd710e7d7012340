import * as yup from 'yup';
import { type PostColumnKey, postColumns } from '../../domain/campaigns/postColumns';
import { type NoSow, sowOfPost } from '../../domain/campaigns/postRules';
import { postFields } from '../../domain/campaigns/postSchema';
import type { UploadInput } from '../../domain/campaigns/schema';
import { exactSums, postSums } from '../../domain/campaigns/sums';
import type { KolRef } from '../../domain/campaigns/types';
import type { PostFormat } from '../../domain/campaigns/values';
import type { ImportAction, ImportResult } from '../../domain/imports';
import { canonicalPostUrl, type Network, networkOfUrl, type PostMetric } from '../../domain/networks';
import { code } from '../../domain/validation';
import type { SignedCtx } from '../context';
import type { Db } from '../db/connection';
import type { UploadedFile } from '../http/uploads';
import { newId } from '../ids';
import type { Report } from '../imports/progress';
import type { ImportRows, ImportSpec } from '../imports/readRows';
import { slices } from '../imports/slices';
import { latestOfPosts } from '../ledger/queries';
import { figuresGiven, storePosts } from './posts/store';
import { findKnownUrls, findKolsByCode, findPromisedSows, type NewPost, type PromisedSow } from './queries/imports';
import { type CampaignImport, runImport } from './runImport';

/** A post of an import; a metric that is null is unknown. `sow_id` is null in a preview without a campaign. */
export type ImportedPost = Omit<NewPost, 'id' | 'canonical_url' | 'sow_id' | 'is_active' | 'shortener_id'> &
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

interface PlannedRow {
  row: number;
  kol: KolRef;
  sow: PromisedSow | null;
  network: Network;
  canonicalUrl: string;
  input: PostRow;
}

type Refusal = { column: PostColumnKey; error: string };

const refusals: Record<NoSow, Refusal> = {
  kol_not_in_campaign: { column: 'kol_code', error: 'kol_not_in_campaign' },
  no_sow_on_network: { column: 'url_post', error: 'sow_not_exist' },
  sow_is_ambiguous: { column: 'post_format', error: 'sow_not_exist' },
};

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
): Promise<PlannedRow[]> {
  const rows = read.rows.map(({ row, input }) => ({ row, input, canonicalUrl: canonicalPostUrl(input.url_post) }));
  const kols = await findKolsByCode(db, [...new Set(rows.map(({ input }) => input.kol_code))]);
  const sows = await sowsByKol(db, campaignId);
  const urls = rows.map(({ canonicalUrl }) => canonicalUrl);
  const known = campaignId ? await findKnownUrls(db, campaignId, urls) : new Map<string, string>();
  const seen = new Set<string>();
  const planned: PlannedRow[] = [];
  for await (const slice of slices(rows)) {
    for (const { row, input, canonicalUrl } of slice) {
      const network = networkOfUrl(input.url_post);
      const kol = kols.get(input.kol_code)?.kol;
      const faults: Refusal[] = [];
      let sow: PromisedSow | null = null;
      if (!kol) faults.push({ column: 'kol_code', error: 'kol_not_exist' });
      else if (campaignId && network) {
        const found = sowOfPost(sows.get(kol.id) ?? [], network, input.post_format ?? null);
        if (typeof found === 'string') faults.push(refusals[found]);
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
  planned: readonly PlannedRow[],
  { errors }: ImportRows<PostRow, PostColumnKey>,
): PlannedRow[] {
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

function newPost({ kol, sow, network, canonicalUrl, input }: PlannedRow): NewPost {
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
    is_active: true,
    shortener_id: null,
  };
}

function write(tx: SignedCtx, campaignId: string, planned: readonly PlannedRow[], run_id: string): Promise<boolean> {
  const reading = { source: 'import' as const, captured_at: new Date(), run_id };
  const posts = planned.map((row) => ({
    post: newPost(row),
    before: null,
    figures: figuresGiven(row.input),
    reading,
  }));
  return storePosts(tx, campaignId, posts);
}

function show({ row, kol, sow, network, input }: PlannedRow): ImportedPost {
  const post_format = sow?.post_format ?? input.post_format ?? null;
  const refs = { kol_id: kol.id, kol_code: kol.code, kol, sow_id: sow?.id ?? null };
  return { ...input, row, action: 'create', ...refs, social_type: network, post_format };
}

const postImport: CampaignImport<PostRow, PostColumnKey, PlannedRow, ImportedPost> = {
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
  report?: Report,
): Promise<ImportResult<ImportedPost>> {
  return runImport(ctx, input, file, postImport, report);
}
