import type { AcceptanceInput } from '../../../domain/campaigns/attachmentSchema';
import { type FieldError, refuse } from '../../../domain/errors';
import { type Changes, changesOf } from '../../audit/changes';
import { recordAudit } from '../../audit/record';
import type { SignedCtx } from '../../context';
import { newId } from '../../ids';
import { picturesAt } from '../files';
import { checkVersion, placed } from '../parts';
import {
  type AcceptanceFields,
  findSowKols,
  findStoredAcceptances,
  type StoredAcceptance,
  saveAcceptances,
} from '../queries/acceptances';
import type { SowPlace, SowsPlan } from '../sows/write';

type KolOfSow = Pick<SowPlace, 'id' | 'kol_id'>;

/** The acceptances of an input, checked but not written yet. */
interface AcceptancesPlan {
  problems: FieldError[];
  planned: readonly Planned[];
}

interface Planned {
  id: string;
  before: StoredAcceptance | null;
  fields: AcceptanceFields;
  changes: Changes;
}

/**
 * Checks the acceptances of an input against a locked campaign and the SOWs it will have (CONTRACT.md §1 Parts in a PUT).
 * `list` names the array errors are told in, as `campaignAcceptances.3.title`; null for a single acceptance.
 * @throws AppError record_was_changed
 */
export async function planAcceptances(
  tx: SignedCtx,
  campaignId: string,
  parts: readonly AcceptanceInput[],
  { places, unclear }: Pick<SowsPlan, 'unclear'> & { places: readonly KolOfSow[] },
  list: string | null = 'campaignAcceptances',
): Promise<AcceptancesPlan> {
  if (parts.length === 0) return { problems: [], planned: [] };
  const stored = await findStoredAcceptances(
    tx.db,
    campaignId,
    parts.flatMap(({ id }) => id ?? []),
  );
  const sowOf = sowFinder(places);
  const lists = parts.map(({ images: references = [] }, index) => ({ at: placed(list, index), references }));
  const { files, problems } = await picturesAt(tx, lists);
  const planned = parts.map((part, index) => {
    const at = placed(list, index);
    const before = part.id ? (stored.get(part.id) ?? null) : null;
    problems.push(...standing(part, before, at));
    const sow_id = sowOf(part) ?? (part.id && !part.sow_id && !part.kol_id ? before?.fields.sow_id : undefined);
    if (!sow_id && !unclear.has(part.kol_id ?? '')) problems.push(at('sow_id', 'sow_not_exist'));
    const images = part.images && files[index];
    const given = { ...part, sow_id, images, url_posts: part.url_posts && [...new Set(part.url_posts)] };
    const fields = nextFields(before?.fields ?? nothing, given);
    return { id: before?.id ?? newId(), before, fields, changes: changesOf(before?.fields ?? null, fields) };
  });
  return { problems, planned };
}

/** Writes checked acceptances in the caller's transaction, each with its trace; one that nothing changes in is left alone. */
export async function storeAcceptances(tx: SignedCtx, campaignId: string, planned: readonly Planned[]): Promise<void> {
  const written = planned.filter(({ before, changes }) => !before || Object.keys(changes).length > 0);
  await saveAcceptances(
    tx.db,
    campaignId,
    written.map(({ id, fields }) => ({ id, ...fields })),
  );
  await recordAudit(
    tx,
    ...written.map(({ id, before, changes }) => ({
      action: before ? ('update' as const) : ('create' as const),
      entity: 'campaign_acceptance' as const,
      entity_id: id,
      changes,
    })),
  );
}

/**
 * Adds an acceptance of a locked campaign, or changes the one named, in the caller's transaction. Answers its id.
 * @throws AppError acceptance_not_exist, sow_not_exist, file_not_exist, and as planAcceptances
 */
export async function writeAcceptance(tx: SignedCtx, campaignId: string, input: AcceptanceInput): Promise<string> {
  const places = await findSowKols(tx.db, campaignId);
  const { problems, planned } = await planAcceptances(tx, campaignId, [input], { places, unclear: new Set() }, null);
  refuse(problems);
  await storeAcceptances(tx, campaignId, planned);
  return planned[0]?.id ?? '';
}

const nothing: AcceptanceFields = { sow_id: '', title: '', post_type: 'other', url_posts: [], images: [] };

function nextFields(fields: AcceptanceFields, given: Partial<Record<keyof AcceptanceFields, unknown>>) {
  const names = Object.keys(nothing) as (keyof AcceptanceFields)[];
  const said = names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]);
  return { ...fields, ...Object.fromEntries(said) } as AcceptanceFields;
}

/** What is wrong with the acceptance a part says it changes. */
function standing(
  { id, version }: AcceptanceInput,
  before: StoredAcceptance | null,
  at: ReturnType<typeof placed>,
): FieldError[] {
  if (id && !before) return [at('id', 'acceptance_not_exist')];
  if (before) checkVersion(version, before);
  return [];
}

/** The SOW a part names, or the only one of the KOL it names. */
function sowFinder(sows: readonly KolOfSow[]) {
  return ({ sow_id, kol_id }: AcceptanceInput): string | undefined => {
    if (sow_id) return sows.find(({ id }) => id === sow_id)?.id;
    const own = kol_id ? sows.filter((sow) => sow.kol_id === kol_id) : [];
    return own.length === 1 ? own[0]?.id : undefined;
  };
}
