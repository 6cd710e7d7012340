import type { FieldError } from '../../../domain/errors';
import type { CellChange } from '../../../domain/imports';
import type { KolSheetRow } from '../../../domain/kols/sheet';
import { type Network, networks } from '../../../domain/networks';
import type { SignedCtx } from '../../context';
import type { ImportRow } from '../../imports/completeRows';
import { changedCells } from '../../imports/outcome';
import type { RowErrors } from '../../imports/rowErrors';
import { slices } from '../../imports/slices';
import { picturesOf } from '../../media/pictures';
import {
  type Account,
  accountAt,
  accountsOf,
  fieldsOf,
  type IdOf,
  type KolFields,
  nextFields,
  type Places,
} from '../fields';
import { mayApprove } from '../guards';
import { changesByHand } from '../prices';
import { problemsOf, unlinkProblems } from '../problems';
import { findRunningNetworks, findSurroundings, type Surroundings } from '../queries/surroundings';
import type { StoredKol } from '../queries/writes';
import type { KnownKol, KolFile, ReadKols } from './read';

/** A row as the KOL it adds or changes. */
export interface PlannedKol {
  row: number;
  fields: KolFields;
  accounts: readonly Account[];
  before: StoredKol | null;
  /** The cells that differ from the stored KOL's; null where the row adds one. */
  changes: CellChange[] | null;
  /** Whether the change waits for somebody who may approve. */
  held: boolean;
}

interface Draft extends PlannedKol {
  /** Where each account stands in the row's list, which is the order of `accounts`. */
  places: Places;
}

/**
 * What each good row would add or change. Adds to the file's errors what is wrong with a KOL by what is stored, by the
 * very rules of the form, and with rows by each other: a code or an account that another row above has. Ids of new
 * accounts are made by `idOf` where nothing is written.
 */
export async function planKols(
  ctx: SignedCtx,
  { columns, cells }: KolFile,
  { rows, cellsOf, held }: ReadKols,
  idOf?: IdOf,
): Promise<{ planned: PlannedKol[]; around: Surroundings }> {
  const { errors } = cells;
  const isTrusted = mayApprove(ctx.viewer);
  const pictures = await picturesOf(
    ctx,
    rows.flatMap(({ input: { avatar, group_photo } }) =>
      [avatar, group_photo].filter((one) => typeof one === 'string'),
    ),
  );
  const drafts: Draft[] = [];
  const wanted: { codes: string[]; urls: string[] } = { codes: [], urls: [] };
  for await (const slice of slices(rows)) {
    for (const one of slice) {
      const { row, input, known, said } = one;
      const draft = known ? changedDraft(one, known.kol, pictures, idOf) : draftOf(row, input, pictures, idOf);
      drafts.push(draft);
      wanted.codes.push(draft.fields.code);
      wanted.urls.push(...draft.accounts.map(({ url }) => url));
      for (const property of ['avatar', 'group_photo'] as const) {
        const reference = input[property];
        if (!reference || !(property in said) || pictures.has(reference)) continue;
        errors.add(row, { column: property, error: 'file_not_exist', value: reference });
      }
      if (!known) continue;
      const given = Object.fromEntries(
        (['avatar', 'group_photo'] as const).filter((key) => key in said).map((key) => [key, input[key]]),
      );
      const differing = changedCells(columns, known.cells, cellsOf(draft.fields, given), ctx.language);
      draft.changes = changesByHand(differing, known.kol.fields, draft.fields);
      draft.held = draft.changes.length > 0 && !isTrusted && known.kol.status === 'active';
      addFollowerProblems(one, known, draft, errors);
      const { id } = known.kol;
      if (draft.changes.length > 0 && held.has(id) && held.get(id) !== ctx.viewer.id) {
        errors.add(row, { column: 'code', error: 'change_is_pending', value: draft.fields.code });
      }
    }
  }
  const around = await findSurroundings(ctx.db, wanted);
  const seen = new Map<string, number>();
  for await (const slice of slices(drafts)) {
    for (const draft of slice) {
      addProblems(draft, around, errors);
      addRepeats(draft, seen, errors);
      if (draft.changes?.some(({ column }) => networks.some((network) => network === column))) {
        await addUnlinkProblems(ctx, draft, errors);
      }
    }
  }
  return { planned: drafts.filter(({ row }) => !errors.has(row)), around };
}

/** Followers of an account that is linked are read, never imported; those of a new one are the first reading. */
function addFollowerProblems(
  { row, input, said }: ImportRow<KolSheetRow, KnownKol | null>,
  known: KnownKol,
  { fields }: Draft,
  errors: RowErrors,
): void {
  for (const network of networks) {
    const column = `${network}_followers` as const;
    const value = input[column] ?? null;
    if (!(column in said) || value === (known.cells[column] ?? null)) continue;
    const isNew = accountsOf(fields).some(
      ({ id, social_type }) => social_type === network && `followers:${id}` in fields,
    );
    if (!isNew) errors.add(row, { column, error: 'followers_are_read', value: String(value ?? '-') });
  }
}

async function addUnlinkProblems(ctx: SignedCtx, { row, before, fields }: Draft, errors: RowErrors): Promise<void> {
  if (!before) return;
  const problems = unlinkProblems(before.fields, fields, await findRunningNetworks(ctx.db, before.id));
  const left = new Set(accountsOf(fields).map(({ social_type }) => social_type));
  const lost = accountsOf(before.fields).find(({ social_type }) => !left.has(social_type));
  for (const { message } of problems) errors.add(row, { column: lost?.social_type ?? 'code', error: message });
}

/** The KOL after a row: what its cells say nothing of stays, a cell of accounts names all of that network. */
function changedDraft(
  { row, input, said }: ImportRow<KolSheetRow, unknown>,
  before: StoredKol,
  pictures: ReadonlyMap<string, string>,
  idOf?: IdOf,
): Draft {
  const has = accountsOf(before.fields);
  const spoken = networks.filter((network) => network in said);
  const socials = spoken.flatMap((social_type) =>
    (input[social_type] ?? []).map((url, place) => ({ social_type, url, place })),
  );
  const wanted = socials.map(({ social_type, url, place }) => {
    const account = accountAt(url, social_type);
    const known = has.find((one) => one.url === account.url);
    const followers = place === 0 ? input[`${social_type}_followers`] : null;
    return { social_type, url, id: known?.id ?? null, follower_count: known ? null : followers };
  });
  const stays = new Set(wanted.flatMap(({ id }) => id ?? []));
  const gone = has.filter(({ id, social_type }) => spoken.includes(social_type) && !stays.has(id));
  const kept = Object.fromEntries(gone.map(({ id }) => [`social:${id}`, null]));
  const given = Object.fromEntries(
    Object.entries(input).filter(([key]) => key in said && key !== 'code' && !networks.includes(key as Network)),
  );
  const picture = (key: 'avatar' | 'group_photo') =>
    key in said ? { [key]: input[key] ? (pictures.get(input[key]) ?? null) : null } : {};
  const places: Places = new Map();
  const { avatar: _avatar, group_photo: _photo, ...update } = given;
  const fields = nextFields(
    { ...before.fields, ...kept } as KolFields,
    { ...update, socials: wanted },
    { ...picture('avatar'), ...picture('group_photo') },
    places,
    idOf,
  );
  return { row, fields, accounts: accountsOf(fields), places, before, changes: [], held: false };
}

function draftOf(row: number, input: KolSheetRow, pictures: ReadonlyMap<string, string>, idOf?: IdOf): Draft {
  const socials = networks.flatMap((social_type) =>
    (input[social_type] ?? []).map((url, place) => ({
      social_type,
      url,
      id: null,
      follower_count: place === 0 ? input[`${social_type}_followers`] : null,
    })),
  );
  const stored = (reference: string | null | undefined) => (reference ? (pictures.get(reference) ?? null) : null);
  const places: Places = new Map();
  const shown = { avatar: stored(input.avatar), group_photo: stored(input.group_photo) };
  const fields = fieldsOf({ ...input, avatar: '', socials }, shown, places, idOf);
  const accounts = accountsOf(fields);
  return { row, fields, accounts, places, before: null, changes: null, held: false };
}

function addProblems(draft: Draft, around: Surroundings, errors: RowErrors): void {
  const { before, fields, places, row } = draft;
  const problems = problemsOf(fields, around, before?.id ?? null, places);
  // What a stored KOL lacked before is not the row's fault.
  const earlier = before ? problemsOf(before.fields, around, before.id, new Map()) : [];
  const isOld = ({ property, message }: FieldError) =>
    earlier.some((one) => one.property === property && one.message === message);
  const own = problems.filter((problem) => !isOld(problem));
  if (own.length > 0) errors.add(row, ...own.map((problem) => cellError(problem, draft)));
}

/** The cell to blame: an account stands in the column of its network. */
function cellError({ property, message }: FieldError, { fields, accounts }: Draft) {
  const place = /^socials\.(\d+)/.exec(property)?.[1];
  const account = place === undefined ? undefined : accounts[Number(place)];
  const value = property === 'code' ? fields.code : account?.url;
  return { column: account?.social_type ?? property, error: message, ...(value && { value }) };
}

function addRepeats({ row, fields, accounts }: Draft, seen: Map<string, number>, errors: RowErrors): void {
  const keys = [
    { column: 'code', key: `code ${fields.code.toUpperCase()}`, value: fields.code },
    ...accounts.map(({ social_type, url }) => ({ column: social_type, key: url, value: url })),
  ];
  const own = new Set<string>();
  for (const { column, key, value } of keys) {
    // Twice in one row is told by the rules of the form already.
    const of_row = seen.get(key);
    if (of_row === undefined) seen.set(key, row);
    else if (!own.has(key)) errors.add(row, { column, error: 'row_is_duplicate', value, of_row });
    own.add(key);
  }
}
