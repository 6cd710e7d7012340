import { type SQL, sql } from 'drizzle-orm';
import type { KolListQuery } from '../../../domain/kols/listSchema';
import type { KolStatusFilter } from '../../../domain/kols/values';
import { largestNumber } from '../../../domain/limits';
import { networks } from '../../../domain/networks';
import { noSector } from '../../../domain/noSector';
import { normalise } from '../../../domain/text';
import { seesAll, type Viewer } from '../../context';
import { createdIn } from '../../db/fragments';
import { allOf, arrayOf, containing, oneOf } from '../../db/list';
import { ofScores } from './scores';

/** What of a list's query says which KOLs, apart from page and order. */
export type KolFilters = Omit<KolListQuery, 'page' | 'size' | 'sort' | 'count'>;

/** Where the list looks its matches up: `k` has kol_id and created_at, or the searched text, of each, once. */
export interface Matches {
  from: SQL;
  where: SQL;
}

/**
 * The states of kol_facets, and in kol_reach the place of each in this list, as `refresh_kol_cards` has it: `held` is an
 * active KOL with an edit that waits for approval, `unlisted` one that is not public.
 */
export const kolStates = ['active', 'unlisted', 'pending', 'reject', 'held', 'unlisted_held'] as const;
type State = (typeof kolStates)[number];

const approved: State[] = ['active', 'held', 'unlisted', 'unlisted_held'];

/** The states staff mean by a status: what is held shows as pending, and is in force. */
const statesBehind: Record<KolStatusFilter, State[]> = {
  active: ['active', 'unlisted'],
  pending: ['pending', 'held', 'unlisted_held'],
  reject: ['reject'],
  in_force: approved,
};

/** What a list needs of its matches beyond which they are. */
export type Beside = 'name' | 'score' | null;

/** The states this viewer is shown (CONTRACT.md §4). */
export function visibleStates(viewer: Viewer | null): State[] {
  if (!viewer) return ['active', 'held'];
  return seesAll(viewer) ? [...approved, 'pending'] : approved;
}

/** The same, as far as they have a status asked for; only staff ask for one. */
export function statesOf(viewer: Viewer | null, { status }: Pick<KolFilters, 'status'>): State[] {
  const visible = visibleStates(viewer);
  if (!seesAll(viewer) || !status) return visible;
  const asked = status.flatMap((one) => statesBehind[one]);
  return visible.filter((state) => asked.includes(state));
}

/** The column of kol_facets this viewer searches and sorts names by: only staff know full names (CONTRACT.md §3). */
export function nameColumn(viewer: Viewer | null): 'search' | 'public_search' {
  return seesAll(viewer) ? 'search' : 'public_search';
}

/** The same, of the row `k`. */
export function nameOf(viewer: Viewer | null): SQL {
  return sql.raw(`k.${nameColumn(viewer)}`);
}

/** The condition that a KOL exists for this viewer, by `k.status` and its id; of kols or of its facets. */
export function kolVisible(viewer: Viewer | null, id: SQL): SQL {
  return inStates(viewer, id, visibleStates(viewer));
}

function inStates(viewer: Viewer | null, id: SQL, states: readonly State[]): SQL {
  const own = viewer?.type === 'kol' && sql`${id} = ${viewer.kolId}::uuid`;
  return allOf(sql`k.status = any(${arrayOf(states, 'text')})`, own);
}

/**
 * The KOLs the viewer may see that the filters leave; those on withheld fields are ignored for reduced viewers. `named`
 * says how a text is looked for in the names, `beside` what is asked for as well: the name in `k`, or the row `score`.
 */
export function matchesOf(viewer: Viewer | null, filters: KolFilters, beside: Beside = null, named = found): Matches {
  return withScores(viewer, filters, beside, ofCards(viewer, filters, beside === 'name', named));
}

/** The same matches with the row `score` of each, where the filters or the order ask for it. */
export function withScores(
  viewer: Viewer | null,
  filters: KolFilters,
  beside: Beside,
  { from, where }: Matches,
): Matches {
  const scored = ofScores(viewer, filters);
  if (!scored && beside !== 'score') return { from, where };
  return { from: sql`${from} join kol_scores score on score.kol_id = k.kol_id`, where: allOf(where, scored) };
}

/** In the smallest of the tables made for lists that knows all that is asked for. */
function ofCards(viewer: Viewer | null, filters: KolFilters, byName: boolean, named = found): Matches {
  const reach = byName || !isOfReach(filters) || isMarked(filters) ? undefined : reachOf(viewer, filters);
  if (reach) return { from: sql`kol_reach k`, where: allOf(withinReach(reach), ofFacets(viewer, filters)) };
  const job = byName ? undefined : singleJob(filters);
  const others = job === undefined ? filters : { ...filters, job_ids: undefined };
  return {
    from: job === undefined ? sql`kol_facets k` : sql`kol_job_facets k`,
    where: allOf(
      job !== undefined && sql`k.job_code = ${job}`,
      inStates(viewer, sql`k.kol_id`, statesOf(viewer, filters)),
      ofFacets(viewer, others, named),
      ...sectorGroups(filters).map(ofSectors),
      onNetworks(filters),
    ),
  };
}

/** Whether a row of kol_reach tells all but networks, sectors and states: it knows neither names nor jobs. */
export function isOfReach({ stage_name, job_ids }: KolFilters): boolean {
  return !stage_name && !job_ids;
}

/** The one job asked for, where its facets tell the rest: they know no names. */
function singleJob({ job_ids, stage_name }: KolFilters): string | undefined {
  const [job, ...jobs] = job_ids ?? [];
  return jobs.length === 0 && !stage_name ? job : undefined;
}

/** Whether kol_facets has an index of the few that are asked for, which are fewer than those on a network. */
function isMarked(filters: KolFilters): boolean {
  const { min_followers, max_followers, the_talent_partner, outstanding, kol_type } = filters;
  const hasRange = min_followers !== undefined || max_followers !== undefined;
  const isOfFew = the_talent_partner || outstanding || kol_type === 'community_group';
  return Boolean(isOfFew) && !hasRange && sectorGroups(filters).length === 0;
}

function withinReach({ network, sector, least, most, states }: Reach): SQL {
  return sql`k.social_type = ${network} and k.sector_id = ${sector} and k.followers between ${least} and ${most}
    and k.below < ${least} and k.state = any(${sql.param(states)}::smallint[])`;
}

/** A KOL has one of each: of the sectors asked for, and of the category the list is narrowed to. */
export function sectorGroups({ sectors, sector_ids, category_sectors }: KolFilters): string[][] {
  const chosen = [...(sectors ?? []), ...(sector_ids ?? [])];
  return [chosen, category_sectors ?? []].filter((group) => group.length > 0);
}

/** Having any of the sectors asked for, or none where that is among them. */
function ofSectors(asked: readonly string[]): SQL {
  const ids = asked.filter((sector) => sector !== noSector);
  const hasAny = sql`k.sector_ids && ${arrayOf(ids, 'uuid')}`;
  return ids.length < asked.length ? sql`(${hasAny} or k.sector_ids = '{}')` : hasAny;
}

// A price with one end known is shown as that one price, and found as such.
const highestPrice = sql`coalesce(k.booking_price_to, k.booking_price_from)`;
const lowestPrice = sql`coalesce(k.booking_price_from, k.booking_price_to)`;

/**
 * What a row of kol_facets tells of the filters beside the status, the sectors and the accounts; undefined where none of
 * them is set. But for names and jobs the other tables of lists tell it, too.
 */
export function ofFacets(viewer: Viewer | null, filters: KolFilters, named = found): SQL | undefined {
  const staff = seesAll(viewer);
  const { outstanding } = filters;
  const conditions = [
    oneOf(sql`k.kol_id`, filters),
    filters.stage_name && named(filters.stage_name, nameOf(viewer)),
    filters.kol_type && sql`k.type = ${filters.kol_type}`,
    filters.the_talent_partner !== undefined && sql`k.the_talent_partner = ${filters.the_talent_partner}`,
    outstanding !== undefined && (outstanding ? sql`k.outstanding` : sql`not k.outstanding`),
    filters.job_ids && sql`k.job_codes && ${arrayOf(filters.job_ids, 'text')}`,
    createdIn(sql`k.created_at`, filters),
    staff &&
      filters.import_ids &&
      sql`k.kol_id in (select entity_id from import_run_rows where run_id = any(${arrayOf(filters.import_ids, 'uuid')}))`,
    staff && filters.min_booking_price !== undefined && sql`${highestPrice} >= ${filters.min_booking_price}`,
    staff && filters.max_booking_price !== undefined && sql`${lowestPrice} <= ${filters.max_booking_price}`,
  ];
  return conditions.some(Boolean) ? allOf(...conditions) : undefined;
}

/** search_grams cuts names into five letters each; a shorter text has none. */
export const hasGrams = (text: string) => normalise(text).length >= 5;
/** The planner foresees well how many names are like a text. */
export const foreseen = (text: string, name: SQL) => sql`${name} like ${containing(text)}`;

/** A text within names, by the index that finds it soonest. */
export function found(text: string, name: SQL): SQL {
  if (!hasGrams(text)) return foreseen(text, name);
  return sql`strpos(${name}, normalise_text(${text})) <> 0
    and search_grams(${name}) @> search_grams(normalise_text(${text}))`;
}

// The largest account on a network tells, unless a KOL has several there.
function onNetworks({ social_type, min_followers, max_followers }: KolFilters): SQL | undefined {
  if (!social_type && min_followers === undefined && max_followers === undefined) return undefined;
  const { least, most } = rangeOf({ min_followers, max_followers });
  const asked = social_type ?? networks;
  const largest = asked.map((network) => sql`${sql.raw(`k.${network}`)} between ${least} and ${most}`);
  return sql`(${sql.join(largest, sql` or `)}
    or (k.several and has_account(k.kol_id, ${arrayOf(asked, 'text')}, ${least}, ${most})))`;
}

/** One network, at most one sector, a range of followers and states: what kol_reach answers by itself. */
export interface Reach {
  network: string;
  sector: string;
  least: number;
  most: number;
  /** As in kol_reach. */
  states: number[];
}

/** In kol_reach: whatever the sector. */
export const anySector = '00000000-0000-0000-0000-000000000000';

/** The condition that `r` of kol_reach is the one row a KOL has on a network, whatever its sectors and accounts there. */
export const oncePerNetwork: SQL = sql`r.sector_id = ${anySector} and r.below < -1`;

/** The one sector the filters ask for; undefined where they ask for none, for several, or for having none. */
export function singleSector(filters: KolFilters): string | undefined {
  const [[sector, ...sectors] = [], ...groups] = sectorGroups(filters);
  return sectors.length === 0 && groups.length === 0 && sector !== noSector ? sector : undefined;
}

/** The range of followers; without one also accounts of unknown size count, which stand as -1. */
export function rangeOf({ min_followers, max_followers }: KolFilters): Pick<Reach, 'least' | 'most'> {
  return { least: min_followers ?? (max_followers === undefined ? -1 : 0), most: max_followers ?? largestNumber };
}

/** The states shown, as in kol_reach. */
export const stateCodes = (viewer: Viewer | null, filters: KolFilters): number[] =>
  statesOf(viewer, filters).map((state) => kolStates.indexOf(state));

/** The filters as kol_reach knows them; undefined where it cannot answer them. */
export function reachOf(viewer: Viewer | null, filters: KolFilters): Reach | undefined {
  const [network, ...others] = filters.social_type ?? [];
  const sector = sectorGroups(filters).length === 0 ? anySector : singleSector(filters);
  if (!network || others.length > 0 || !sector || viewer?.type === 'kol') return undefined;
  return { network, sector, ...rangeOf(filters), states: stateCodes(viewer, filters) };
}
