import type { FieldError } from '../../../domain/errors';
import type { KolColumnKey, KolSheetRow } from '../../../domain/kols/sheet';
import { networks } from '../../../domain/networks';
import type { SignedCtx } from '../../context';
import type { ImportRows } from '../../imports/readRows';
import type { RowErrors } from '../../imports/rowErrors';
import { slices } from '../../imports/slices';
import { picturesOf } from '../../media/pictures';
import { type Account, accountsOf, fieldsOf, type KolFields, type Places } from '../fields';
import { problemsOf } from '../problems';
import { findSurroundings, type Surroundings } from '../queries/surroundings';

/** A row as the KOL it would become. */
export interface PlannedKol {
  row: number;
  fields: KolFields;
  accounts: readonly Account[];
}

interface Draft extends PlannedKol {
  /** Where each account stands in the row's list, which is the order of `accounts`. */
  places: Places;
}

/**
 * What each good row would add. Adds to `read.errors` what is wrong with a KOL by what is stored, by the very rules of
 * the form, and with rows by each other: a code or an account that another row above has.
 */
export async function planKols(
  ctx: SignedCtx,
  read: ImportRows<KolSheetRow, KolColumnKey>,
): Promise<{ planned: PlannedKol[]; around: Surroundings }> {
  const pictures = await picturesOf(
    ctx,
    read.rows.flatMap(({ input: { avatar, group_photo } }) =>
      [avatar, group_photo].filter((one) => typeof one === 'string'),
    ),
  );
  const drafts: Draft[] = [];
  const wanted: { codes: string[]; urls: string[] } = { codes: [], urls: [] };
  for await (const slice of slices(read.rows)) {
    for (const { row, input } of slice) {
      const draft = draftOf(row, input, pictures);
      drafts.push(draft);
      wanted.codes.push(draft.fields.code);
      wanted.urls.push(...draft.accounts.map(({ url }) => url));
      for (const property of ['avatar', 'group_photo'] as const) {
        const reference = input[property];
        if (!reference || pictures.has(reference)) continue;
        read.errors.add(row, { column: property, error: 'file_not_exist', value: reference });
      }
    }
  }
  const around = await findSurroundings(ctx.db, wanted);
  const seen = new Set<string>();
  for await (const slice of slices(drafts)) {
    for (const draft of slice) {
      addProblems(draft, around, read.errors);
      addRepeats(draft, seen, read.errors);
    }
  }
  return { planned: drafts.filter(({ row }) => !read.errors.has(row)), around };
}

function draftOf(row: number, input: KolSheetRow, pictures: ReadonlyMap<string, string>): Draft {
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
  const fields = fieldsOf({ ...input, avatar: '', socials }, shown, places);
  const accounts = accountsOf(fields);
  return { row, fields, accounts, places };
}

function addProblems(draft: Draft, around: Surroundings, errors: RowErrors): void {
  const problems = problemsOf(draft.fields, around, null, draft.places);
  if (problems.length > 0) errors.add(draft.row, ...problems.map((problem) => cellError(problem, draft)));
}

/** The cell to blame: an account stands in the column of its network. */
function cellError({ property, message }: FieldError, { fields, accounts }: Draft) {
  const place = /^socials\.(\d+)/.exec(property)?.[1];
  const account = place === undefined ? undefined : accounts[Number(place)];
  const value = property === 'code' ? fields.code : account?.url;
  return { column: account?.social_type ?? property, error: message, ...(value && { value }) };
}

function addRepeats({ row, fields, accounts }: Draft, seen: Set<string>, errors: RowErrors): void {
  const keys = [
    { column: 'code', key: `code ${fields.code.toUpperCase()}`, value: fields.code },
    ...accounts.map(({ social_type, url }) => ({ column: social_type, key: url, value: url })),
  ];
  const own = new Set<string>();
  for (const { column, key, value } of keys) {
    // Twice in one row is told by the rules of the form already.
    if (seen.has(key) && !own.has(key)) errors.add(row, { column, error: 'row_is_duplicate', value });
    seen.add(key);
    own.add(key);
  }
}
