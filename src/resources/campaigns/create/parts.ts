import type { FieldValues } from 'react-hook-form';
import type { NoSow } from '../../../domain/campaigns/postRules';
import { postSchema } from '../../../domain/campaigns/postSchema';
import { sowKey } from '../../../domain/campaigns/sowSchema';
import type { FieldError } from '../../../domain/errors';
import { draftLimits } from '../../../domain/limits';
import { canonicalPostUrl, networkOfUrl } from '../../../domain/networks';
import { postName } from '../../../domain/postName';
import { type Prices, pricesOf } from '../../../domain/reports/prices';
import { enteredNumber } from '../../../domain/typedNumber';
import { type FormRules, faultsIn } from '../../../ui/console/form/resolver';
import { newPostRules } from '../parts/postForm';
import { kindOf, sowRulesOf } from '../parts/sowForm';
import { type SowInMaking, sowInMakingOf } from '../parts/sowInMaking';

/** A SOW in the making; `values` as its inputs hold them. */
export interface SowEntry {
  key: string;
  kol_id: string;
  values: FieldValues;
}

/** A post in the making, its KOL among its values. */
export interface PostEntry {
  key: string;
  values: FieldValues;
}

let keys = 0;

/** Names a part for as long as the page lives. */
export function newKey(): string {
  keys += 1;
  return String(keys);
}

interface Chosen {
  id: string;
}

/** A post of a campaign in the making names its KOL: no SOW is stored yet. */
export const postRules: FormRules = { ...newPostRules, schema: postSchema };

const known = new Map<string, readonly FieldError[]>();
const mostKnown = 2 * draftLimits.parts;

/** What is wrong with one part, looked at once for as long as it stays the same: there may be hundreds. */
function faultsOf(rules: FormRules, values: FieldValues, kol_id: string): readonly FieldError[] {
  const key = JSON.stringify([kol_id, values]);
  const before = known.get(key);
  if (before) return before;
  if (known.size > mostKnown) known.clear();
  const faults = faultsIn(rules, values);
  known.set(key, faults);
  return faults;
}

/** SOWs of the chosen KOLs, in their order. */
export function sowsOf(kols: readonly Chosen[], sows: readonly SowEntry[]): SowEntry[] {
  const place = new Map(kols.map(({ id: kol }, index) => [kol, index]));
  const placeOf = ({ kol_id: kol }: SowEntry) => place.get(kol) ?? -1;
  return sows.filter((sow) => place.has(sow.kol_id)).sort((a, b) => placeOf(a) - placeOf(b));
}

/** Posts of the chosen KOLs, and those that have none yet. */
export function postsOf(kols: readonly Chosen[], posts: readonly PostEntry[]): PostEntry[] {
  const chosen = new Set(kols.map(({ id: kol }) => kol));
  return posts.filter(({ values }) => !values.kol_id || chosen.has(values.kol_id));
}

const placed = ({ key, kol_id, values }: SowEntry) => ({ key, kol_id, ...kindOf(values) });

/** The SOWs of the campaign in the making, as the post of this key chooses among them beside the others. */
export function choicesOf(sows: readonly SowEntry[], posts: readonly PostEntry[], key: string): SowInMaking[] {
  const places = sows.map(placed);
  const countAt = (some: readonly PostEntry[]) => {
    const counts = new Map<string, number>();
    for (const { values } of some) {
      const sow = sowInMakingOf(places, values);
      if (sow && typeof sow !== 'string') counts.set(sow.key, (counts.get(sow.key) ?? 0) + 1);
    }
    return counts;
  };
  const posted = countAt(posts.filter((post) => post.key !== key));
  const place = posts.findIndex((post) => post.key === key);
  const earlier = countAt(posts.slice(0, place));
  return sows.map((sow, index) => ({
    ...placed(sow),
    number: index + 1,
    post_count: enteredNumber(sow.values.post_count) ?? 0,
    posted: posted.get(sow.key) ?? 0,
    earlier: earlier.get(sow.key) ?? 0,
  }));
}

export const keyOfSow = ({ kol_id, values }: SowEntry) => sowKey(kol_id, kindOf(values));

/** What is wrong with each SOW, by its key; those without an entry are complete. */
export function faultsOfSows(sows: readonly SowEntry[]): Map<string, readonly FieldError[]> {
  const faulty = new Map<string, readonly FieldError[]>();
  const seen = new Set<string>();
  for (const sow of sows) {
    const own = faultsOf(sowRulesOf(sow.kol_id), sow.values, sow.kol_id);
    const key = keyOfSow(sow);
    // Only of complete ones is it clear what they are.
    const isDouble = own.length === 0 && seen.has(key) && !sow.values.confirm_duplicate;
    seen.add(key);
    if (isDouble) faulty.set(sow.key, [{ property: 'post_format', message: 'sow_already_exist' }]);
    else if (own.length > 0) faulty.set(sow.key, own);
  }
  return faulty;
}

/** Why the SOWs do not do yet: a chosen KOL has none, or one is not complete (spec 1 §5 Wizard gates). */
export function sowsProblem(kols: readonly Chosen[], sows: readonly SowEntry[]): string | null {
  const having = new Set(sows.map(({ kol_id: kol }) => kol));
  if (kols.some(({ id: kol }) => !having.has(kol))) return 'sow_required';
  return faultsOfSows(sows).size > 0 ? 'sow_incomplete' : null;
}

/** What is wrong with each post, by its key; those without an entry are complete. */
export function faultsOfPosts(
  sows: readonly SowEntry[],
  posts: readonly PostEntry[],
): Map<string, readonly FieldError[]> {
  const faulty = new Map<string, readonly FieldError[]>();
  const seen = new Set<string>();
  for (const { key, values } of posts) {
    const own = faultsOf(postRules, values, '');
    const faults = own.length > 0 ? own : placeFaults(sows, values, seen);
    if (faults.length > 0) faulty.set(key, faults);
  }
  return faulty;
}

/** What is wrong with a post beside others: its address is there already, or no SOW is its own (CONTRACT.md §1). */
function placeFaults(sows: readonly SowEntry[], values: FieldValues, seen: Set<string>): readonly FieldError[] {
  const network = networkOfUrl(values.url_post);
  if (!network) return [];
  const post = postName(canonicalPostUrl(values.url_post));
  if (seen.has(post)) return [{ property: 'url_post', message: 'post_already_exist' }];
  seen.add(post);
  const sow = sowInMakingOf(sows.map(placed), values);
  return typeof sow === 'string' ? [noSowFaults[sow]] : [];
}

const noSowFaults: Record<NoSow, FieldError> = {
  kol_not_in_campaign: { property: 'kol_id', message: 'kol_not_in_campaign' },
  no_sow_on_network: { property: 'url_post', message: 'sow_not_exist' },
  no_sow_of_format: { property: 'post_format', message: 'sow_not_exist' },
  sow_is_ambiguous: { property: 'sow_key', message: 'sow_ambiguous' },
};

/** Why the posts do not do yet; none is fine (spec 1 §5 Post). */
export function postsProblem(sows: readonly SowEntry[], posts: readonly PostEntry[]): string | null {
  return faultsOfPosts(sows, posts).size > 0 ? 'post_incomplete' : null;
}

const priceFields = ['booking_price', 'sale_price', 'off_booking_price', 'off_sale_price'];

/** What the SOWs cost, in VND; null while no price is entered, which is not 0. */
export function enteredPrices(sows: readonly SowEntry[]): Prices | null {
  const isPriced = sows.some(({ values }) => priceFields.some((field) => typeof values[field] === 'number'));
  return isPriced ? pricesOf(sows.map(({ values }) => values)) : null;
}
