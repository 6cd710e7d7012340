import type { ImportColumn } from '../../../domain/imports';
import { type KolColumnKey, type KolSheetRow, kolSheetSchema } from '../../../domain/kols/sheet';
import { type Network, networks } from '../../../domain/networks';
import { findHeldAuthors } from '../../approvals/queries';
import type { SignedCtx } from '../../context';
import { type Cells, completeRows, type ImportRow, type Known } from '../../imports/completeRows';
import type { Report } from '../../imports/progress';
import type { CellRow, SheetCells } from '../../imports/readCells';
import { type ImportPolicy, targetOf } from '../../imports/target';
import { findPictureUrls } from '../../media/queries/files';
import { type Account, accountsOf, type KolFields } from '../fields';
import { mayApprove } from '../guards';
import { rangeOfFields } from '../prices';
import { findFollowers, findStoredKolsByCode, type StoredKol } from '../queries/writes';

/** A stored KOL a row names. */
export interface KnownKol extends Known<KolColumnKey> {
  kol: StoredKol;
}

/** A file as it was read, and how it is imported. */
export interface KolFile {
  columns: readonly ImportColumn<KolColumnKey>[];
  cells: SheetCells<KolColumnKey>;
  policy: ImportPolicy;
  report: Report;
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Stored KOLs as cells say them. */
async function cellsOfStored(ctx: SignedCtx, stored: readonly StoredKol[]) {
  const urls = await findPictureUrls(
    ctx.db,
    stored.flatMap(({ fields: { avatar_file_id, group_photo_file_id } }) =>
      [avatar_file_id, group_photo_file_id].filter((id) => id !== null),
    ),
  );
  const followers = await findFollowers(
    ctx.db,
    stored.map(({ id }) => id),
  );
  return (fields: KolFields, given: Partial<Pick<KolSheetRow, 'avatar' | 'group_photo'>> = {}): Cells<KolColumnKey> => {
    const { avatar_file_id, group_photo_file_id, ...rest } = fields;
    const own = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.includes(':')));
    const accounts = accountsOf(fields);
    const ofNetwork = (network: Network) => accounts.filter(({ social_type }) => social_type === network);
    const counted = ({ id, follower_count }: Account) => follower_count ?? followers.get(id) ?? null;
    return {
      ...own,
      ...rangeOfFields(fields),
      avatar: given.avatar ?? urls.get(avatar_file_id ?? '') ?? null,
      group_photo: given.group_photo ?? urls.get(group_photo_file_id ?? '') ?? null,
      ...Object.fromEntries(
        networks.flatMap((network) => {
          const [first, ...others] = ofNetwork(network);
          const all = first ? [first, ...others] : [];
          return [
            [network, all.map(({ url }) => url)],
            [`${network}_followers`, first ? counted(first) : null],
          ];
        }),
      ),
    };
  };
}

/** The stored KOLs that rows of a file name, by their codes in capitals; none where rows are only added. */
export type NamedKols = ReadonlyMap<string, StoredKol>;

const keyOf = ({ given }: CellRow<KolColumnKey>) => text(given.code).toUpperCase();

/** Finds the KOLs that the rows name. `lock` keeps them as they are until the transaction ends. */
export async function findNamedKols(
  { db }: SignedCtx,
  { cells, policy }: Pick<KolFile, 'cells' | 'policy'>,
  lock: boolean,
): Promise<NamedKols> {
  const codes = policy.mode === 'add' ? [] : cells.rows.map(({ given }) => text(given.code));
  return findStoredKolsByCode(db, codes, lock);
}

/** The rows that may add a KOL: they name none that is stored. */
export const addedRows = ({ cells, policy }: Pick<KolFile, 'cells' | 'policy'>, named: NamedKols) =>
  policy.mode === 'update' ? [] : cells.rows.filter((row) => !named.has(keyOf(row)));

/** The rows of a file that are right each for itself, with the stored KOLs they name. */
export interface ReadKols {
  rows: readonly ImportRow<KolSheetRow, KnownKol | null>[];
  cellsOf: Awaited<ReturnType<typeof cellsOfStored>>;
  held: ReadonlyMap<string, string | null>;
}

/** Checks each row by itself, beside the KOL it names: what is wrong goes to the file's errors. */
export async function readKols(
  ctx: SignedCtx,
  { columns, cells, policy, report }: KolFile,
  named: NamedKols,
): Promise<ReadKols> {
  const { errors } = cells;
  const stored = [...named.values()];
  const cellsOf = await cellsOfStored(ctx, stored);
  const held = mayApprove(ctx.viewer)
    ? new Map<string, string | null>()
    : await findHeldAuthors(
        ctx.db,
        'kol',
        stored.map(({ id }) => id),
      );
  const find = (row: CellRow<KolColumnKey>): KnownKol | null | undefined => {
    const kol = named.get(keyOf(row));
    const known = kol ? { kol, cells: cellsOf(kol.fields) } : null;
    return targetOf(row, { policy, errors, column: 'code', missing: 'kol_not_exist', stored: known });
  };
  const { rows } = await completeRows<KolSheetRow, KolColumnKey, KnownKol>(
    { columns, schema: kolSheetSchema },
    cells,
    find,
    report,
  );
  return { rows, cellsOf, held };
}
