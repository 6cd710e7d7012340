import * as yup from 'yup';
import type { ImportedSow } from '../../domain/campaigns/importTypes';
import type { UploadInput } from '../../domain/campaigns/schema';
import { type SowColumnKey, sowColumns } from '../../domain/campaigns/sowColumns';
import { type SowField, type SowInput, sowFields, sowNumber, storedSow } from '../../domain/campaigns/sowSchema';
import type { KolRef } from '../../domain/campaigns/types';
import { AppError } from '../../domain/errors';
import { formatExact } from '../../domain/format';
import type { CellChange, ImportResult, RowOutcome } from '../../domain/imports';
import { isLoss, marginOf } from '../../domain/reports/prices';
import { exactSums, sowSums } from '../../domain/reports/sums';
import { code } from '../../domain/validation';
import type { SignedCtx } from '../context';
import type { UploadedFile } from '../http/uploads';
import { newId } from '../ids';
import { type Cells, completeRows, type ImportSpec, type Known } from '../imports/completeRows';
import { changedCells } from '../imports/outcome';
import type { Report } from '../imports/progress';
import type { CellRow, SheetCells } from '../imports/readCells';
import type { RunRow } from '../imports/recordRun';
import { slices } from '../imports/slices';
import { type ImportPolicy, targetOf } from '../imports/target';
import { findKolsByCode } from './queries/kolsByCode';
import { countPosts, lockActiveKols } from './queries/parts';
import { findLastSowNumber, findStoredSows, type StoredSow } from './queries/storedSows';
import { type CampaignImport, runImport } from './runImport';
import { sowTargetChange } from './sows/importSums';
import { sowLookup, sowMatcher } from './sows/match';
import { storeSows } from './sows/store';
import { cleanSow } from './sows/write';
import { tellUnknownKols } from './unknownKols';

/** A row as the SOW it adds or changes. */
interface PlannedSow {
  row: number;
  kol: KolRef;
  id: string;
  number: number | null;
  given: ReturnType<typeof storedSow>;
  before: StoredSow | null;
  changes: CellChange[] | null;
}

interface KnownSow extends Known<SowColumnKey> {
  sow: StoredSow;
}

const schema = yup.object({ number: sowNumber().nullable().default(null), kol_code: code().required(), ...sowFields });
type SowRow = yup.InferType<typeof schema>;
const fields = Object.keys(sowFields) as SowField[];

const offlineFields = ['off_description', 'off_booking_price', 'off_sale_price'] as const;

type SowCells = Cells<SowColumnKey>;

const isSaid = (value: unknown) => value !== undefined && value !== null;

/** Online and offline may be left blank where the other cells, or the SOW that is changed, tell them. */
function prepare(given: SowCells, before: SowCells | null): SowCells {
  const isOnline = isSaid(given.social_type) || isSaid(given.post_format);
  const isOffline = offlineFields.some((key) => isSaid(given[key]));
  return cleanSow({
    ...before,
    ...given,
    is_online: given.is_online ?? (isOnline || (before?.is_online ?? false)),
    is_offline: given.is_offline ?? (isOffline || (before?.is_offline ?? false)),
  });
}

const spec: ImportSpec<SowRow, SowColumnKey> = { columns: sowColumns, schema, prepare };

const cellsOf = (sow: SowInput): SowCells => Object.fromEntries(fields.map((field) => [field, sow[field]]));

const saidNumber = sowNumber().required();

/** What a row's cells say of the SOW they mean, before they are checked. */
function askedFor({ given }: CellRow<SowColumnKey>, kol_id: string): Parameters<ReturnType<typeof sowLookup>>[0] {
  const is_online = Boolean(given.is_online ?? (isSaid(given.social_type) || isSaid(given.post_format)));
  // What can be no number is the schema's to refuse; finding that none is there takes it longer than the rest of a row.
  const isNumber = isSaid(given.number) && saidNumber.isValidSync(given.number, { strict: true });
  const number = isNumber ? Number(given.number) : null;
  const { social_type, post_format } = given as Pick<SowInput, 'social_type' | 'post_format'>;
  return { kol_id, number, is_online, social_type, post_format };
}

async function plan(
  { db, language }: SignedCtx,
  campaignId: string | null,
  cells: SheetCells<SowColumnKey>,
  { policy, report }: { policy: ImportPolicy; report: Report | undefined },
): Promise<PlannedSow[]> {
  const { errors } = cells;
  const codes = cells.rows.flatMap(({ given: { kol_code } }) => (typeof kol_code === 'string' ? kol_code.trim() : []));
  const kols = await findKolsByCode(db, [...new Set(codes)]);
  const stored = campaignId ? await findStoredSows(db, campaignId) : [];
  const last = campaignId ? await findLastSowNumber(db, campaignId) : 0;
  const lookup = sowLookup(stored, last, cells.rows.length);
  const match = sowMatcher(lookup);
  const posted = await countPosts(
    db,
    stored.map(({ id }) => id),
  );
  const refuse = (row: number, said: SowCells, column: SowColumnKey, error: string, of_row?: number) =>
    errors.add(row, { column, error, value: String(said[column] ?? ''), ...(of_row !== undefined && { of_row }) });
  const find = (row: CellRow<SowColumnKey>): KnownSow | null | undefined => {
    const { kol_code } = row.given;
    const kol = typeof kol_code === 'string' ? kols.get(kol_code.trim()) : undefined;
    const sow = kol?.active ? lookup(askedFor(row, kol.kol.id)) : null;
    if (sow && 'error' in sow) {
      refuse(row.row, row.given, sow.column, sow.error);
      return undefined;
    }
    if (sow && policy.mode === 'add') {
      refuse(row.row, row.given, 'kol_code', 'sow_already_exist');
      return undefined;
    }
    const known = sow && { sow, cells: { ...cellsOf(sow), number: sow.number, kol_code: kol?.kol.code } };
    return targetOf(row, { policy, errors, column: 'kol_code', missing: 'sow_not_found', stored: known });
  };
  const read = await completeRows(spec, cells, find, report);
  tellUnknownKols(cells, (code) => kols.get(code)?.active ?? false);
  const planned: PlannedSow[] = [];
  for await (const slice of slices(read.rows)) {
    for (const { row, input, said } of slice) {
      const { kol_code, number, ...whole } = input;
      const found = kols.get(kol_code);
      if (!found?.active) {
        refuse(row, input, 'kol_code', 'kol_not_exist');
        continue;
      }
      const { kol, followers } = found;
      const { is_online, social_type, post_format } = whole;
      const before = match({ kol_id: kol.id, number, is_online, social_type, post_format }, row);
      if (before && 'error' in before) {
        refuse(row, input, before.column, before.error, before.of_row);
        continue;
      }
      const isMoved = before && before.social_type !== input.social_type;
      if (isMoved && posted.has(before.id)) {
        refuse(row, input, input.is_online ? 'social_type' : 'is_online', 'sow_has_posts');
        continue;
      }
      const ofNetwork = (input.social_type && followers[input.social_type]) ?? null;
      const kept = before && !isMoved ? before.followers : ofNetwork;
      const told = 'followers' in said ? input.followers : null;
      const given = storedSow({ ...whole, followers: told ?? kept });
      const changes = before ? changedCells(sowColumns, cellsOf(before), cellsOf(given), language) : null;
      planned.push({ row, kol, id: before?.id ?? newId(), number: before?.number ?? number, given, before, changes });
    }
  }
  return withinSums(stored, campaignId ? numbered(last, planned) : planned, cells);
}

/** New SOWs that bring no number of their own get the next ones, in the order of the sheet. */
function numbered(last: number, planned: readonly PlannedSow[]): PlannedSow[] {
  let highest = planned.reduce((most, { number }) => Math.max(most, number ?? 0), last);
  return planned.map((row) => {
    if (row.number !== null) return row;
    highest += 1;
    return { ...row, number: highest };
  });
}

/** The rows without those that would push a sum of the report beyond what is exact; their cells are told. */
function withinSums(
  stored: readonly StoredSow[],
  planned: readonly PlannedSow[],
  { errors }: SheetCells<SowColumnKey>,
): PlannedSow[] {
  const add = exactSums(sowSums);
  const replaced = new Set(planned.map(({ id }) => id));
  for (const sow of stored) if (!replaced.has(sow.id)) add(sow);
  return planned.filter(({ row, given }) => {
    const beyond = add(given);
    if (beyond.length === 0) return true;
    errors.add(row, ...beyond.map((column) => ({ column, error: 'number_too_large', value: String(given[column]) })));
    return false;
  });
}

async function write(tx: SignedCtx, campaignId: string, planned: readonly PlannedSow[]): Promise<RunRow[]> {
  const sows = planned.map(({ id, kol, number, given, before }) => {
    if (number === null) throw new Error('a SOW is written only once it has a number');
    return { id, kol_id: kol.id, number, position: before?.position ?? number, given, before };
  });
  const active = await lockActiveKols(tx.db, [...new Set(sows.map(({ kol_id }) => kol_id))]);
  // One that was removed since the rows were checked.
  if (sows.some(({ kol_id }) => !active.has(kol_id))) throw new AppError('kol_not_exist');
  await storeSows(tx, campaignId, sows);
  return planned.map(({ row, id, kol, number, given, before }) => ({
    row,
    effect: before ? 'changes' : 'adds',
    entity_id: id,
    label: `SOW ${number} ${kol.code}`,
    held: false,
    ...written(before, given, kol.id),
  }));
}

/** The fields a row changed, before and after; of a new SOW all of them. */
function written(before: StoredSow | null, given: SowInput, kol_id: string): Pick<RunRow, 'before' | 'after'> {
  if (!before) return { before: null, after: { ...given, kol_id } };
  const changed = fields.filter((field) => before[field] !== given[field]);
  const of = (sow: SowInput) => Object.fromEntries(changed.map((field) => [field, sow[field]]));
  return { before: of(before), after: of(given) };
}

const sowImport: CampaignImport<SowColumnKey, PlannedSow, ImportedSow> = {
  kind: 'sows',
  columns: sowColumns,
  names: ['kol_code'],
  usual: 'both',
  plan,
  write,
  show: ({ kol, number, given }) => ({ ...given, number, kol_id: kol.id, kol_code: kol.code, kol }),
  doubts: ({ given }, language) => {
    const margin = marginOf(given);
    if (margin === null || !isLoss(margin)) return [];
    const column = given.is_online ? 'sale_price' : 'off_sale_price';
    return [{ column, warning: 'sale_below_booking', value: formatExact(-margin, language) }];
  },
  sums: sowTargetChange,
};

/**
 * Preview or commit of a SOW workbook (spec 2 §7 upload-sows). A SOW the campaign already has, by number or else by KOL,
 * network and format, is changed in the cells that say something, so that the same file twice changes nothing.
 * @throws AppError as runImport
 */
export function importSows(
  ctx: SignedCtx,
  input: UploadInput,
  file: UploadedFile | null,
  report?: Report,
): Promise<ImportResult<ImportedSow & RowOutcome>> {
  return runImport(ctx, input, file, sowImport, report);
}
