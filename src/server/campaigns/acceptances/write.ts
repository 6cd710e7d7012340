import type { AcceptanceInput } from '../../../domain/campaigns/attachmentSchema';
import { type FieldError, refuse } from '../../../domain/errors';
import { changesOf } from '../../audit/changes';
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

/**
 * Adds and changes acceptances of a locked campaign in the caller's transaction, all or none (CONTRACT.md §1 Parts in a
 * PUT). Answers their ids in order. `list` names the array errors are told in, as `campaignAcceptances.3.title`; null
 * for a single acceptance.
 * @throws AppError acceptance_not_exist, record_was_changed, sow_not_exist, file_not_exist
 */
export async function writeAcceptances(
  tx: SignedCtx,
  campaignId: string,
  parts: readonly AcceptanceInput[],
  list: string | null = 'campaignAcceptances',
): Promise<string[]> {
  if (parts.length === 0) return [];
  const stored = await findStoredAcceptances(
    tx.db,
    campaignId,
    parts.flatMap(({ id }) => id ?? []),
  );
  const sowOf = sowFinder(await findSowKols(tx.db, campaignId));
  const lists = parts.map(({ images: references = [] }, index) => ({ at: placed(list, index), references }));
  const { files, problems } = await picturesAt(tx, lists);
  const planned = parts.map((part, index) => {
    const at = placed(list, index);
    const before = part.id ? (stored.get(part.id) ?? null) : null;
    problems.push(...standing(part, before, at));
    const sow_id = sowOf(part) ?? (part.id && !part.sow_id && !part.kol_id ? before?.fields.sow_id : undefined);
    if (!sow_id) problems.push(at('sow_id', 'sow_not_exist'));
    const images = part.images && files[index];
    const given = { ...part, sow_id, images, url_posts: part.url_posts && [...new Set(part.url_posts)] };
    const fields = nextFields(before?.fields ?? nothing, given);
    return { id: before?.id ?? newId(), before, fields, changes: changesOf(before?.fields ?? null, fields) };
  });
  refuse(problems);
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
  return planned.map(({ id }) => id);
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
function sowFinder(sows: readonly { id: string; kol_id: string }[]) {
  return ({ sow_id, kol_id }: AcceptanceInput): string | undefined => {
    if (sow_id) return sows.find(({ id }) => id === sow_id)?.id;
    const own = kol_id ? sows.filter((sow) => sow.kol_id === kol_id) : [];
    return own.length === 1 ? own[0]?.id : undefined;
  };
}
