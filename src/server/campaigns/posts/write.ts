import { isAhead, type NoSow, slugOf, sowOfPost } from '../../../domain/campaigns/postRules';
import { figuresSet, type PostInput, type PostPart, postSchema } from '../../../domain/campaigns/postSchema';
import { AppError, type FieldError, refuse } from '../../../domain/errors';
import { isTarget } from '../../../domain/linkTarget';
import { canonicalPostUrl, type Network, networkOfUrl } from '../../../domain/networks';
import { postName } from '../../../domain/postName';
import { exactSums, postSums } from '../../../domain/reports/sums';
import { plainSlug } from '../../../domain/shorteners/rules';
import { parse } from '../../../domain/validation';
import type { SignedCtx } from '../../context';
import { newId } from '../../ids';
import { type LatestMetrics, latestOfPosts } from '../../ledger/queries';
import { picturesOf } from '../../media/pictures';
import { checkVersion, given, placed } from '../parts';
import { findShorteners, findStoredPosts, type StoredPost } from '../queries/parts';
import { findKnownUrls } from '../queries/storedPosts';
import { findStoredSows } from '../queries/storedSows';
import type { SowPlace, SowsPlan } from '../sows/write';
import { type PlannedPost, storePosts } from './store';

interface Draft {
  at: ReturnType<typeof placed>;
  part: PostPart;
  id: string;
  before: StoredPost | null;
  newest: LatestMetrics | null;
}

/** The SOWs posts may be of. */
type Places = Pick<SowsPlan, 'places' | 'unclear'>;

/** What posts refer to, looked up for all of them at once. */
interface Around extends Places {
  pictures: ReadonlyMap<string, string>;
  shorteners: ReadonlyMap<string, string>;
  now: number;
}

const refusals: Record<NoSow, { property: keyof PostInput; message: string }> = {
  kol_not_in_campaign: { property: 'kol_id', message: 'sow_not_exist' },
  no_sow_on_network: { property: 'url_post', message: 'sow_not_exist' },
  no_sow_of_format: { property: 'post_format', message: 'sow_not_exist' },
  sow_is_ambiguous: { property: 'sow_id', message: 'sow_ambiguous' },
};

/** The SOW of a post: the one named by id or number, the one it has, or the one found by KOL and network (CONTRACT.md §1). */
function placeOf(
  { part, before }: Draft,
  input: PostInput,
  network: Network,
  sows: readonly SowPlace[],
): SowPlace | { property: keyof PostInput; message: string } {
  const isSame = before && before.social_type === network && (!part.kol_id || part.kol_id === before.kol_id);
  const named = part.sow_number ?? null;
  const wanted = part.sow_id ?? (isSame && named === null ? before.sow_id : null);
  if (!wanted && named === null) {
    const ofKol = sows.filter(({ kol_id }) => kol_id === input.kol_id);
    const found = sowOfPost(ofKol, network, input.post_format);
    return typeof found === 'string' ? refusals[found] : found;
  }
  const property = wanted ? 'sow_id' : 'sow_number';
  const sow = sows.find(({ id, number }) => (wanted ? id === wanted : number === named));
  if (!sow) return { property, message: 'sow_not_exist' };
  if (input.kol_id && input.kol_id !== sow.kol_id) return { property, message: 'sow_of_another_kol' };
  return sow.social_type === network ? sow : { property, message: 'network_not_of_link' };
}

/** Who set the figures, why and with what to show for it. */
function readingOf({ part, newest }: Draft, input: PostInput, { pictures, now }: Around): PlannedPost['reading'] {
  // Later than what is known: two entries of one instant would be one.
  const captured_at = new Date(Math.max(now, newest ? Date.parse(newest.metrics_at) + 1 : 0));
  const evidence_file_id = (part.evidence && pictures.get(part.evidence)) || null;
  return { source: 'manual', captured_at, reason: input.reason ?? null, evidence_file_id };
}

const nothingKept = { social_type: null, original_url: null, shortener_id: null, thumbnail_file_id: null };

/**
 * A part over what is stored of it, checked as a whole; null where its SOW is among those that are wrong themselves.
 * @throws AppError with the fields of the post
 */
function check(tx: SignedCtx, draft: Draft, around: Around): PlannedPost | null {
  const { part, before, newest } = draft;
  const { id: _id, version: _version, ...said } = given(part);
  const { social_type: _network, original_url, shortener_id, thumbnail_file_id, ...kept } = before ?? nothingKept;
  const isNamed = said.sow_id || said.sow_number;
  const place = { kol_id: said.kol_id ?? (isNamed ? null : before?.kol_id), sow_id: said.sow_id ?? before?.sow_id };
  const input = parse(postSchema, { ...kept, ...said, ...place });
  const network = networkOfUrl(input.url_post);
  if (!network) throw new AppError('validation_failed', [{ property: 'url_post', message: 'url_is_incorrect' }]);
  const sow = placeOf(draft, input, network, around.places);
  const isUnclear = around.unclear.has(input.kol_id ?? before?.kol_id ?? '');
  const figures = figuresSet(newest ?? {}, part, Boolean(input.reason));
  const slug = part.shortened_link ? slugOf(part.shortened_link, tx.config.publicUrl) : null;
  const shortener = slug ? around.shorteners.get(plainSlug(slug)) : undefined;
  refuse([
    ...('message' in sow && !isUnclear ? [sow] : []),
    ...(isAhead(input.post_time, around.now, before?.post_time)
      ? [{ property: 'post_time', message: 'time_in_future' }]
      : []),
    ...(figures.length > 0 && !input.reason ? [{ property: 'reason', message: 'field_required' }] : []),
    ...(part.evidence && !around.pictures.has(part.evidence)
      ? [{ property: 'evidence', message: 'file_not_exist' }]
      : []),
    ...(part.thumbnail && !around.pictures.has(part.thumbnail)
      ? [{ property: 'thumbnail', message: 'file_not_exist' }]
      : []),
    ...(part.original_url && !isTarget(part.original_url, tx.config.publicUrl)
      ? [{ property: 'original_url', message: 'url_is_incorrect' }]
      : []),
    ...(part.shortened_link && !shortener ? [{ property: 'shortened_link', message: 'url_is_incorrect' }] : []),
  ]);
  if ('message' in sow) return null;
  const post = {
    id: draft.id,
    sow_id: sow.id,
    kol_id: sow.kol_id,
    social_type: network,
    url_post: input.url_post,
    canonical_url: canonicalPostUrl(input.url_post),
    post_time: input.post_time ? new Date(input.post_time).toISOString() : null,
    content: input.content || null,
    hashtags: input.hashtags,
    is_short_video: input.is_short_video,
    is_active: input.is_active ?? true,
    original_url: part.original_url === undefined ? original_url : (part.original_url ?? null),
    shortener_id: part.shortened_link === undefined ? shortener_id : (shortener ?? null),
    thumbnail_file_id:
      part.thumbnail === undefined
        ? thumbnail_file_id
        : (part.thumbnail && around.pictures.get(part.thumbnail)) || null,
  };
  return { post, before, figures, reading: readingOf(draft, input, around) };
}

type Checked = PlannedPost & Pick<Draft, 'at' | 'newest'>;

/** Posts that would be there twice, once all are written. */
async function twice(
  tx: SignedCtx,
  campaignId: string,
  changed: ReadonlySet<string>,
  checked: readonly Checked[],
): Promise<FieldError[]> {
  const urls = checked.map(({ post }) => post.canonical_url);
  const known = await findKnownUrls(tx.db, campaignId, urls);
  const taken = new Set([...known].flatMap(([url, id]) => (changed.has(id) ? [] : postName(url))));
  // Two at several addresses of one post may be there from before: such stay, and nothing else becomes one of them.
  const stays = ({ post, before }: Checked) => before && canonicalPostUrl(before.url_post) === post.canonical_url;
  for (const one of checked) if (stays(one)) taken.add(postName(one.post.canonical_url));
  return checked.flatMap((one) => {
    const { at, post } = one;
    const name = postName(post.canonical_url);
    if (stays(one)) return [];
    if (taken.has(name)) return [at('url_post', 'post_already_exist')];
    taken.add(name);
    return [];
  });
}

/** Figures that would push a sum of the report beyond what is exact. */
function beyondSums(
  newest: ReadonlyMap<string, LatestMetrics>,
  changed: ReadonlySet<string>,
  checked: readonly Checked[],
): FieldError[] {
  const add = exactSums(postSums);
  for (const [id, metrics] of newest) if (!changed.has(id)) add(metrics);
  return checked.flatMap(({ at, newest: known, figures }) => {
    const set = Object.fromEntries(figures.map(({ metric, value }) => [metric, value]));
    return add({ ...known, ...set }).map((field) => at(field, 'number_too_large'));
  });
}

/** The posts of an input, checked but not written yet. */
interface PostsPlan {
  problems: FieldError[];
  checked: Checked[];
}

/**
 * Checks the posts of an input, however many, against a campaign the caller has locked and the SOWs it will have: with id
 * a change, where what is left out stays, without one a new post (spec 1 §5 Post, CONTRACT.md §1). No address is ever
 * called. `list` names the array errors are told in, as `campaignPosts.3.url_post`; null for a single post.
 * @throws AppError record_was_changed
 */
export async function planPosts(
  tx: SignedCtx,
  campaignId: string,
  parts: readonly PostPart[],
  { places, unclear }: Places,
  list: string | null = 'campaignPosts',
): Promise<PostsPlan> {
  if (parts.length === 0) return { problems: [], checked: [] };
  const named = parts.flatMap(({ id }) => id ?? []);
  const stored = await findStoredPosts(tx.db, campaignId, named);
  const newest = await latestOfPosts(tx.db, campaignId);
  const around: Around = {
    places,
    unclear,
    pictures: await picturesOf(
      tx,
      parts.flatMap(({ evidence, thumbnail }) => [evidence, thumbnail].filter((one) => typeof one === 'string')),
    ),
    shorteners: await findShorteners(
      tx.db,
      parts.flatMap(({ shortened_link: link }) => (link && slugOf(link, tx.config.publicUrl)) || []),
    ),
    now: Date.now(),
  };
  const problems: FieldError[] = [];
  const checked = parts.flatMap((part, index): Checked[] => {
    const at = placed(list, index);
    const before = part.id ? (stored.get(part.id) ?? null) : null;
    if (part.id && !before) {
      problems.push(at('id', 'post_not_exist'));
      return [];
    }
    if (before) checkVersion(part.version, before);
    const known = (before && newest.get(before.id)) ?? null;
    try {
      const planned = check(tx, { at, part, id: before?.id ?? newId(), before, newest: known }, around);
      return planned ? [{ ...planned, at, newest: known }] : [];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      problems.push(...(error.errors ?? []).map(({ property, message }) => at(property, message)));
      return [];
    }
  });
  const changed = new Set(named);
  problems.push(...(await twice(tx, campaignId, changed, checked)), ...beyondSums(newest, changed, checked));
  return { problems, checked };
}

/**
 * Writes the posts of an input into a campaign the caller has locked, in the caller's transaction; figures become new
 * entries of the ledger. Answers the ids in order.
 * @throws AppError validation_failed, post_not_exist, sow_not_exist, sow_ambiguous, post_already_exist, file_not_exist, and as planPosts
 */
export async function writePosts(
  tx: SignedCtx,
  campaignId: string,
  parts: readonly PostPart[],
  list: string | null = 'campaignPosts',
): Promise<string[]> {
  const places = await findStoredSows(tx.db, campaignId);
  const { problems, checked } = await planPosts(tx, campaignId, parts, { places, unclear: new Set() }, list);
  refuse(problems);
  await storePosts(tx, campaignId, checked);
  return checked.map(({ post }) => post.id);
}
