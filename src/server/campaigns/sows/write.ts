import { type SowPart, sowKey, sowSchema, storedSow } from '../../../domain/campaigns/sowSchema';
import { AppError, type FieldError, refuse } from '../../../domain/errors';
import { exactSums, sowSums } from '../../../domain/reports/sums';
import { parse } from '../../../domain/validation';
import type { SignedCtx } from '../../context';
import { newId } from '../../ids';
import { cleanRichText } from '../../richText';
import { checkVersion, given, placed } from '../parts';
import { countPosts, type KolFollowers, lockActiveKols } from '../queries/parts';
import { findLastSowNumber, findStoredSows, type StoredSow } from '../queries/storedSows';
import { type PlannedSow, storeSows } from './store';

type Stored = StoredSow & { version: number };
type At = ReturnType<typeof placed>;
interface Draft {
  at: At;
  part: SowPart;
  id: string;
  before: Stored | null;
  number: number;
}
type Checked = Draft & PlannedSow;

/** What posts and acceptances find their SOW by. */
export type SowPlace = Pick<StoredSow, 'id' | 'number' | 'kol_id' | 'social_type' | 'post_format'>;

/** Rich text of a SOW as it may be stored; what is not text is left to the schema. */
export function cleanSow<T extends { description?: unknown; off_description?: unknown }>(sow: T): T {
  const clean = (field: 'description' | 'off_description') => {
    const value = sow[field];
    return typeof value === 'string' ? { [field]: cleanRichText(value) } : {};
  };
  return { ...sow, ...clean('description'), ...clean('off_description') };
}

/** A part over what is stored of it, checked as a whole; what is wrong goes to `problems`. */
function check(
  { at, part, id, before, number }: Draft,
  kols: ReadonlyMap<string, KolFollowers>,
  problems: FieldError[],
): Checked | null {
  const { id: _id, version: _version, confirm_duplicate: _confirmed, position, ...said } = cleanSow(given(part));
  try {
    const sow = parse(sowSchema, { ...before, ...said });
    const { kol_id, ...fields } = sow;
    const followers = kols.get(kol_id);
    if (!followers && kol_id !== before?.kol_id) {
      problems.push(at('kol_id', 'kol_not_exist'));
      return null;
    }
    const isMoved = !before || before.social_type !== sow.social_type || before.kol_id !== kol_id;
    if (isMoved && (part.followers ?? null) === null) {
      fields.followers = (sow.social_type && followers?.[sow.social_type]) ?? null;
    }
    const place = position ?? before?.position ?? number;
    return { at, part, id, before, number, position: place, kol_id, given: storedSow(fields) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    problems.push(...(error.errors ?? []).map(({ property, message }) => at(property, message)));
    return null;
  }
}

/** New SOWs that repeat another one without saying that they mean to (CONTRACT-2 §16 SOW number). */
function unconfirmed(untouched: readonly Stored[], checked: readonly Checked[]): FieldError[] {
  const changed = checked.filter(({ before }) => before).map(({ kol_id, given: sow }) => sowKey(kol_id, sow));
  const taken = new Set([...untouched.map((sow) => sowKey(sow.kol_id, sow)), ...changed]);
  return checked.flatMap(({ at, part, before, kol_id, given: sow }) => {
    if (before) return [];
    const key = sowKey(kol_id, sow);
    if (taken.has(key) && !part.confirm_duplicate) {
      return [at(sow.is_online ? 'post_format' : 'kol_id', 'sow_already_exist')];
    }
    taken.add(key);
    return [];
  });
}

/** What would leave posts with a SOW of another KOL or network. */
async function movedFromPosts(tx: SignedCtx, checked: readonly Checked[]): Promise<FieldError[]> {
  const moved = checked.flatMap(({ at, id, kol_id, before, given: sow }) => {
    if (!before || (before.kol_id === kol_id && before.social_type === sow.social_type)) return [];
    const field = before.kol_id !== kol_id ? 'kol_id' : sow.is_online ? 'social_type' : 'is_online';
    return [{ id, problem: at(field, 'sow_has_posts') }];
  });
  if (moved.length === 0) return [];
  const posts = await countPosts(
    tx.db,
    moved.map(({ id }) => id),
  );
  return moved.filter(({ id }) => posts.has(id)).map(({ problem }) => problem);
}

/** What would push a sum of the report beyond what is exact. */
function beyondSums(untouched: readonly Stored[], checked: readonly Checked[]): FieldError[] {
  const add = exactSums(sowSums);
  for (const sow of untouched) add(sow);
  return checked.flatMap(({ at, given: sow }) => add(sow).map((field) => at(field, 'number_too_large')));
}

/** The SOWs of an input, checked but not written yet. */
export interface SowsPlan {
  problems: FieldError[];
  checked: Checked[];
  /** Every SOW the campaign will have, those that are wrong aside. */
  places: SowPlace[];
  /** KOLs of SOWs that are wrong: where their posts belong cannot be told before those are mended. */
  unclear: ReadonlySet<string>;
}

/**
 * Checks the SOWs of an input, however many, against a campaign the caller has locked: with id a change, where what is
 * left out stays, without one a new SOW with the campaign's next number (spec 1 §5 SOW, CONTRACT.md §1 Parts in a PUT). `list` names the array errors are
 * told in, as `sows.3.sale_price`; null for a single SOW.
 * @throws AppError record_was_changed
 */
export async function planSows(
  tx: SignedCtx,
  campaignId: string,
  parts: readonly SowPart[],
  list: string | null = 'sows',
): Promise<SowsPlan> {
  const stored = await findStoredSows(tx.db, campaignId);
  const byId = new Map(stored.map((sow) => [sow.id, sow]));
  const problems: FieldError[] = [];
  let last = await findLastSowNumber(tx.db, campaignId);
  const drafts = parts.flatMap((part, index): Draft[] => {
    const at = placed(list, index);
    const before = part.id ? (byId.get(part.id) ?? null) : null;
    if (part.id && !before) {
      problems.push(at('id', 'sow_not_found'));
      return [];
    }
    if (before) {
      checkVersion(part.version, before);
      return [{ at, part, id: before.id, before, number: before.number }];
    }
    last += 1;
    return [{ at, part, id: newId(), before, number: last }];
  });
  const wanted = drafts.flatMap(({ part, before }) => part.kol_id ?? before?.kol_id ?? []);
  const kols = await lockActiveKols(tx.db, [...new Set(wanted)]);
  const checked = drafts.flatMap((draft) => check(draft, kols, problems) ?? []);
  const changed = new Set(drafts.map(({ id }) => id));
  const untouched = stored.filter(({ id }) => !changed.has(id));
  problems.push(...unconfirmed(untouched, checked));
  problems.push(...(await movedFromPosts(tx, checked)), ...beyondSums(untouched, checked));
  const clear = new Set(checked.map(({ id }) => id));
  return {
    problems,
    checked,
    places: [...untouched, ...checked.map(({ id, kol_id, number, given: sow }) => ({ ...sow, id, kol_id, number }))],
    unclear: new Set(
      drafts.filter(({ id }) => !clear.has(id)).flatMap(({ part, before }) => part.kol_id ?? before?.kol_id ?? []),
    ),
  };
}

/**
 * Writes the SOWs of an input into a campaign the caller has locked, in the caller's transaction. Answers the ids in order.
 * @throws AppError validation_failed, sow_not_found, kol_not_exist, sow_already_exist, sow_has_posts, and as planSows
 */
export async function writeSows(
  tx: SignedCtx,
  campaignId: string,
  parts: readonly SowPart[],
  list: string | null = 'sows',
): Promise<string[]> {
  const { problems, checked } = await planSows(tx, campaignId, parts, list);
  refuse(problems);
  await storeSows(tx, campaignId, checked);
  return checked.map(({ id }) => id);
}
