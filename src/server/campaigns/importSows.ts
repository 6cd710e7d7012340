import * as yup from 'yup';
import type { UploadInput } from '../../domain/campaigns/schema';
import { type SowColumnKey, sowColumns } from '../../domain/campaigns/sowColumns';
import { type SowField, type SowInput, sowFields, sowKey, storedSow } from '../../domain/campaigns/sowSchema';
import { exactSums, sowSums } from '../../domain/campaigns/sums';
import type { KolRef } from '../../domain/campaigns/types';
import { AppError } from '../../domain/errors';
import type { ImportAction, ImportResult } from '../../domain/imports';
import { code } from '../../domain/validation';
import type { SignedCtx } from '../context';
import type { Db } from '../db/connection';
import type { UploadedFile } from '../http/uploads';
import { newId } from '../ids';
import type { Report } from '../imports/progress';
import type { ImportRows, ImportSpec } from '../imports/readRows';
import { slices } from '../imports/slices';
import { findKolsByCode, findStoredSows, type StoredSow } from './queries/imports';
import { lockActiveKols } from './queries/parts';
import { type CampaignImport, runImport } from './runImport';
import { storeSows } from './sows/store';
import { cleanSow } from './sows/write';

/** A SOW of an import: what the workbook said, completed, and what becomes of it. */
export type ImportedSow = SowInput & {
  row: number;
  action: ImportAction;
  kol_id: string;
  kol_code: string;
  kol: KolRef;
};

interface PlannedRow {
  row: number;
  kol: KolRef;
  id: string;
  given: ReturnType<typeof storedSow>;
  before: StoredSow | null;
}

const schema = yup.object({ kol_code: code().required(), ...sowFields });
type SowRow = yup.InferType<typeof schema>;

const offlineFields = ['off_description', 'off_booking_price', 'off_sale_price'] as const;
const offlineColumns: readonly SowField[] = ['is_offline', ...offlineFields];
const optionalColumns = (Object.keys(sowFields) as SowField[]).filter(
  (key) => key.startsWith('kpi_') || key === 'engagement_rate' || key === 'note',
);

type Cells = Partial<Record<SowColumnKey, unknown>>;
/** Online and offline may be left blank where the other cells tell them. */
function prepare(cells: Cells): Cells {
  return cleanSow({
    ...cells,
    is_online: cells.is_online ?? (cells.social_type !== undefined || cells.post_format !== undefined),
    is_offline: cells.is_offline ?? offlineFields.some((key) => cells[key] !== undefined),
  });
}

const spec: ImportSpec<SowRow, SowColumnKey> = { columns: sowColumns, schema, prepare };

async function plan(db: Db, campaignId: string | null, read: ImportRows<SowRow, SowColumnKey>): Promise<PlannedRow[]> {
  const kols = await findKolsByCode(db, [...new Set(read.rows.map(({ input }) => input.kol_code))]);
  const stored = campaignId ? await findStoredSows(db, campaignId) : [];
  const byKey = new Map(stored.map((sow) => [sowKey(sow.kol_id, sow), sow]));
  const seen = new Set<string>();
  const planned: PlannedRow[] = [];
  for await (const slice of slices(read.rows)) {
    for (const { row, input } of slice) {
      const { kol_code } = input;
      const found = kols.get(kol_code);
      const refuse = (error: string) => read.errors.add(row, { column: 'kol_code', error, value: kol_code });
      if (!found?.active) {
        refuse('kol_not_exist');
        continue;
      }
      const { kol, followers } = found;
      const key = sowKey(kol.id, input);
      if (seen.has(key)) {
        refuse('row_is_duplicate');
        continue;
      }
      seen.add(key);
      const before = byKey.get(key) ?? null;
      const known = before?.followers ?? (input.social_type && followers[input.social_type]) ?? null;
      const given = kept(before, read.present, storedSow({ ...input, followers: input.followers ?? known }));
      planned.push({ row, kol, id: before?.id ?? newId(), given, before });
    }
  }
  return withinSums(stored, planned, read);
}

/** The rows without those that would push a sum of the report beyond what is exact; their cells are told. */
function withinSums(
  stored: readonly StoredSow[],
  planned: readonly PlannedRow[],
  { errors }: ImportRows<SowRow, SowColumnKey>,
): PlannedRow[] {
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

/** What the file has no column for stays as it is. */
function kept<Given extends SowInput>(before: StoredSow | null, present: Set<SowColumnKey>, given: Given): Given {
  if (!before) return given;
  const hasOffline = offlineColumns.some((key) => present.has(key));
  const untouched = [...optionalColumns.filter((key) => !present.has(key)), ...(hasOffline ? [] : offlineColumns)];
  return { ...given, ...Object.fromEntries(untouched.map((key) => [key, before[key]])) };
}

async function write(tx: SignedCtx, campaignId: string, planned: readonly PlannedRow[]): Promise<boolean> {
  const sows = planned.map(({ id, kol, given, before }) => ({ id, kol_id: kol.id, given, before }));
  const active = await lockActiveKols(tx.db, [...new Set(sows.map(({ kol_id }) => kol_id))]);
  // One that was removed since the rows were checked.
  if (sows.some(({ kol_id }) => !active.has(kol_id))) throw new AppError('kol_not_exist');
  return storeSows(tx, campaignId, sows);
}

function show({ row, kol, given, before }: PlannedRow): ImportedSow {
  return { ...given, row, action: before ? 'update' : 'create', kol_id: kol.id, kol_code: kol.code, kol };
}

const sowImport: CampaignImport<SowRow, SowColumnKey, PlannedRow, ImportedSow> = {
  kind: 'sows',
  spec,
  plan,
  write,
  show,
};

/**
 * Preview or commit of a SOW workbook (spec 2 §7 upload-sows). A SOW the campaign already has (same KOL, and network and
 * format or offline) is updated, so that the same file twice changes nothing.
 * @throws AppError as runImport
 */
export function importSows(
  ctx: SignedCtx,
  input: UploadInput,
  file: UploadedFile | null,
  report?: Report,
): Promise<ImportResult<ImportedSow>> {
  return runImport(ctx, input, file, sowImport, report);
}
