import * as yup from 'yup';
import type { ImportedPost } from '../../domain/campaigns/importTypes';
import { type PostColumnKey, postColumns } from '../../domain/campaigns/postColumns';
import { isAhead, type NoSow, sowOfPost } from '../../domain/campaigns/postRules';
import { postFields } from '../../domain/campaigns/postSchema';
import type { UploadInput } from '../../domain/campaigns/schema';
import type { KolRef } from '../../domain/campaigns/types';
import type { CellChange, ImportResult, RowOutcome } from '../../domain/imports';
import { canonicalPostUrl, type Network, networkOfUrl, type PostMetric, postMetrics } from '../../domain/networks';
import { postName } from '../../domain/postName';
import { exactSums, postSums } from '../../domain/reports/sums';
import { code } from '../../domain/validation';
import type { SignedCtx } from '../context';
import type { Db } from '../db/connection';
import { groupedBy } from '../groupedBy';
import type { UploadedFile } from '../http/uploads';
import { newId } from '../ids';
import { type Cells, completeRows, type ImportRow, type ImportSpec, type Known } from '../imports/completeRows';
import { changedCells } from '../imports/outcome';
import type { Report } from '../imports/progress';
import type { CellRow, SheetCells } from '../imports/readCells';
import type { RunRow } from '../imports/recordRun';
import { slices } from '../imports/slices';
import { type ImportPolicy, targetOf } from '../imports/target';
import { type LatestMetrics, latestOfPosts } from '../ledger/queries';
import { postTargetChange } from './posts/importSums';
import { type Figure, storePosts } from './posts/store';
import { findKolsByCode, type ImportKol } from './queries/kolsByCode';
import { findStoredPosts, type StoredPost } from './queries/parts';
import { findPromisedSows, type PromisedSow } from './queries/promisedSows';
import { findKnownUrls, type NewPost } from './queries/storedPosts';
import { type CampaignImport, runImport } from './runImport';
import { tellUnknownKols } from './unknownKols';

const schema = yup.object({ kol_code: code().required(), ...postFields });
type PostRow = yup.InferType<typeof schema>;
const spec: ImportSpec<PostRow, PostColumnKey> = { columns: postColumns, schema };

type PostCells = Cells<PostColumnKey>;

/** A post the campaign has, with its newest figures and as cells say it. */
interface KnownPost extends Known<PostColumnKey> {
  post: StoredPost;
  newest: LatestMetrics | null;
}

interface PlannedRow {
  row: number;
  kol: KolRef;
  sow: PromisedSow | null;
  network: Network;
  canonicalUrl: string;
  input: PostRow;
  known: KnownPost | null;
  /** The post after the row. */
  id: string;
  figures: Figure[];
  changes: CellChange[] | null;
}

type Refusal = { column: PostColumnKey; error: string; of_row?: number };

const refusals: Record<NoSow, Refusal> = {
  kol_not_in_campaign: { column: 'kol_code', error: 'kol_not_in_campaign' },
  no_sow_on_network: { column: 'url_post', error: 'sow_not_exist' },
  no_sow_of_format: { column: 'post_format', error: 'sow_not_exist' },
  sow_is_ambiguous: { column: 'sow_number', error: 'sow_ambiguous' },
};

/** The SOW a row names: the one of its number, else the one found by network and format. */
function sowOfRow(
  { sow_number, post_format }: Pick<PostRow, 'sow_number' | 'post_format'>,
  sows: readonly PromisedSow[],
  network: Network,
): PromisedSow | Refusal {
  if (sow_number === null || sow_number === undefined) {
    const found = sowOfPost(sows, network, post_format ?? null);
    return typeof found === 'string' ? refusals[found] : found;
  }
  const sow = sows.find(({ number }) => number === sow_number);
  if (!sow) return { column: 'sow_number', error: 'sow_not_exist' };
  return sow.social_type === network ? sow : { column: 'sow_number', error: 'network_not_of_link' };
}

async function sowsByKol(db: Db, campaignId: string | null): Promise<Map<string, PromisedSow[]>> {
  return groupedBy(campaignId ? await findPromisedSows(db, campaignId) : [], ({ kol }) => kol.id);
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const addressOf = ({ given: { url_post } }: CellRow<PostColumnKey>) =>
  networkOfUrl(text(url_post)) ? canonicalPostUrl(text(url_post)) : null;

/** What the file names: posts the campaign has, KOLs by code, and SOWs. */
async function surroundings(db: Db, campaignId: string | null, { rows }: SheetCells<PostColumnKey>) {
  const kols = await findKolsByCode(db, [...new Set(rows.map(({ given }) => text(given.kol_code)))]);
  const sows = await sowsByKol(db, campaignId);
  const urls = rows.flatMap((row) => addressOf(row) ?? []);
  const ids = campaignId ? await findKnownUrls(db, campaignId, urls) : new Map<string, string>();
  const posts = campaignId ? await findStoredPosts(db, campaignId, [...ids.values()]) : new Map<string, StoredPost>();
  const newest = campaignId ? await latestOfPosts(db, campaignId) : new Map<string, LatestMetrics>();
  return { kols, sows, ids, posts, newest };
}

type Around = Awaited<ReturnType<typeof surroundings>>;

function cellsOf(post: Omit<NewPost, 'id'>, sow: PromisedSow | null, figures: PostCells): PostCells {
  const { url_post, social_type, post_time, content, hashtags, is_short_video } = post;
  const post_format = sow?.post_format ?? null;
  const sow_number = sow?.number ?? null;
  return { sow_number, url_post, social_type, post_format, post_time, content, hashtags, is_short_video, ...figures };
}

const figuresOf = (newest: Partial<Record<PostMetric, number | null>> | null): PostCells =>
  Object.fromEntries(postMetrics.map((metric) => [metric, newest?.[metric] ?? null]));

function knownPost({ posts, newest, sows }: Around, id: string, kol: ImportKol | undefined): KnownPost | null {
  const post = posts.get(id);
  if (!post) return null;
  const sow = [...sows.values()].flat().find((one) => one.id === post.sow_id) ?? null;
  const known = newest.get(id) ?? null;
  return { post, newest: known, cells: { ...cellsOf(post, sow, figuresOf(known)), kol_code: kol?.kol.code } };
}

async function plan(
  { db, language }: SignedCtx,
  campaignId: string | null,
  cells: SheetCells<PostColumnKey>,
  { policy, report }: { policy: ImportPolicy; report: Report | undefined },
): Promise<PlannedRow[]> {
  const { errors } = cells;
  const around = await surroundings(db, campaignId, cells);
  const { kols, sows, ids, newest } = around;
  const find = (row: CellRow<PostColumnKey>): KnownPost | null | undefined => {
    const id = ids.get(addressOf(row) ?? '');
    const stored = id ? knownPost(around, id, kols.get(text(row.given.kol_code))) : null;
    return targetOf(row, { policy, errors, column: 'url_post', missing: 'post_not_exist', stored });
  };
  const read = await completeRows(spec, cells, find, report);
  tellUnknownKols(cells, (code) => kols.has(code));
  const seen = new Map<string, number>();
  const planned: PlannedRow[] = [];
  const now = Date.now();
  const draft = ({ row, input, known, said, seen: seenIn }: ImportRow<PostRow, KnownPost | null>) => {
    const canonicalUrl = canonicalPostUrl(input.url_post);
    const network = networkOfUrl(input.url_post);
    const kol = kols.get(input.kol_code)?.kol;
    const faults: Refusal[] = [];
    const stays =
      known !== null && !('post_format' in said) && !('sow_number' in said) && known.post.kol_id === kol?.id;
    let sow: PromisedSow | null = null;
    if (!kol) faults.push({ column: 'kol_code', error: 'kol_not_exist' });
    else if (stays) sow = sows.get(kol.id)?.find(({ id }) => id === known.post.sow_id) ?? null;
    else if (campaignId && network) {
      // The number a stored post has names no other SOW than its own.
      const sow_number = 'sow_number' in said ? input.sow_number : null;
      const found = sowOfRow({ sow_number, post_format: input.post_format }, sows.get(kol.id) ?? [], network);
      if ('error' in found) faults.push(found);
      else sow = found;
    }
    if (known && kol && known.post.kol_id !== kol.id) faults.push({ column: 'kol_code', error: 'sow_of_another_kol' });
    if (isAhead(input.post_time, now, known?.post.post_time))
      faults.push({ column: 'post_time', error: 'time_in_future' });
    if (!known && ids.has(canonicalUrl)) faults.push({ column: 'url_post', error: 'post_already_exist' });
    const name = postName(canonicalUrl);
    const of_row = seen.get(name);
    if (of_row === undefined) seen.set(name, row);
    else if (known || !ids.has(canonicalUrl)) faults.push({ column: 'url_post', error: 'row_is_duplicate', of_row });
    if (!kol || !network || faults.length > 0) {
      errors.add(row, ...faults.map((fault) => ({ ...fault, value: seenIn(fault.column) })));
      return;
    }
    const figures = postMetrics.flatMap((metric): Figure[] => {
      const [before, value] = [known?.newest?.[metric] ?? null, input[metric] ?? null];
      return before === value ? [] : [{ metric, before, value }];
    });
    const whole = { row, kol, sow, network, canonicalUrl, input, known, id: known?.post.id ?? newId(), figures };
    const after = () => cellsOf(postOf({ ...whole, changes: null }), sow, figuresOf(input));
    const changes = known
      ? changedCells(postColumns, { ...known.cells, kol_code: undefined }, after(), language)
      : null;
    planned.push({ ...whole, changes });
  };
  for await (const slice of slices(read.rows)) for (const one of slice) draft(one);
  return withinSums(newest, planned, cells);
}

/** The rows without those that would push a sum of the report beyond what is exact; their cells are told. */
function withinSums(
  stored: ReadonlyMap<string, Record<PostMetric, number | null>>,
  planned: readonly PlannedRow[],
  { errors }: SheetCells<PostColumnKey>,
): PlannedRow[] {
  const add = exactSums(postSums);
  const replaced = new Set(planned.map(({ id }) => id));
  for (const [id, metrics] of stored) if (!replaced.has(id)) add(metrics);
  return planned.filter(({ row, input }) => {
    const beyond = add(input);
    if (beyond.length === 0) return true;
    errors.add(row, ...beyond.map((column) => ({ column, error: 'number_too_large', value: String(input[column]) })));
    return false;
  });
}

/** The post after a row; its SOW is not known yet where there is no campaign. */
function postOf({ id, kol, sow, network, canonicalUrl, input, known }: PlannedRow): NewPost {
  return {
    id,
    sow_id: sow?.id ?? known?.post.sow_id ?? '',
    kol_id: kol.id,
    social_type: network,
    // The stored spelling stays: it names the same post.
    url_post: known?.post.url_post ?? input.url_post,
    canonical_url: known ? canonicalPostUrl(known.post.url_post) : canonicalUrl,
    post_time: input.post_time ? new Date(input.post_time).toISOString() : null,
    content: input.content || null,
    hashtags: input.hashtags,
    is_short_video: input.is_short_video,
    is_active: known?.post.is_active ?? true,
    original_url: known?.post.original_url ?? null,
    shortener_id: known?.post.shortener_id ?? null,
    thumbnail_file_id: known?.post.thumbnail_file_id ?? null,
  };
}

/** Of a post's fields those an import writes. */
const undone = ['sow_id', 'post_time', 'content', 'hashtags', 'is_short_video'] as const;

async function write(
  tx: SignedCtx,
  campaignId: string,
  planned: readonly PlannedRow[],
  run_id: string,
): Promise<RunRow[]> {
  const now = Date.now();
  const posts = planned.map((row) => {
    const known = row.known?.newest;
    // Later than what is known: two entries of one instant would be one.
    const captured_at = new Date(Math.max(now, known ? Date.parse(known.metrics_at) + 1 : 0));
    const reading = { source: 'import' as const, captured_at, run_id };
    return { post: postOf(row), before: row.known?.post ?? null, figures: row.figures, reading };
  });
  await storePosts(tx, campaignId, posts);
  return posts.map(({ post, before, figures }, index) => {
    const fields = undone.filter(
      (field) => !before || JSON.stringify(before[field] ?? null) !== JSON.stringify(post[field] ?? null),
    );
    const of = (one: NewPost, side: 'before' | 'value') => ({
      ...Object.fromEntries(fields.map((field) => [field, one[field]])),
      ...Object.fromEntries(figures.map((figure) => [figure.metric, figure[side]])),
    });
    return {
      row: planned[index]?.row ?? 0,
      effect: before ? 'changes' : 'adds',
      entity_id: post.id,
      label: post.url_post,
      held: false,
      before: before && of(before, 'before'),
      after: of(post, 'value'),
    };
  });
}

function show(planned: PlannedRow): ImportedPost {
  const { kol, sow, network, input } = planned;
  const post_format = sow?.post_format ?? input.post_format ?? null;
  const refs = { kol_id: kol.id, kol_code: kol.code, kol, sow_id: sow?.id ?? null };
  const sow_number = sow?.number ?? input.sow_number ?? null;
  return { ...input, ...refs, sow_number, social_type: network, post_format };
}

const postImport: CampaignImport<PostColumnKey, PlannedRow, ImportedPost> = {
  kind: 'posts',
  columns: postColumns,
  names: ['kol_code', 'url_post'],
  usual: 'add',
  plan,
  write,
  show,
  sums: async (db, campaign, planned) =>
    postTargetChange(campaign ? await latestOfPosts(db, campaign.id) : null, planned),
};

/**
 * Preview or commit of a campaign post workbook (spec 2 §7 upload-campaign-posts). Metrics given become readings in the
 * ledger; blank ones stay as they are. A post the campaign already has is the row error `post_already_exist`, unless the
 * call asks for changes.
 * @throws AppError as runImport
 */
export function importPosts(
  ctx: SignedCtx,
  input: UploadInput,
  file: UploadedFile | null,
  report?: Report,
): Promise<ImportResult<ImportedPost & RowOutcome>> {
  return runImport(ctx, input, file, postImport, report);
}
