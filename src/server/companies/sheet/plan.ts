import type { ErrorCode } from '../../../domain/errors';
import type { ImportColumn } from '../../../domain/imports';
import type { SectorRef } from '../../../domain/kols/types';
import type { Approvable } from '../../approvals/approvable';
import { findHeldAuthors } from '../../approvals/queries';
import type { SignedCtx } from '../../context';
import { findTakenCodes } from '../../db/codes';
import { type Cells, completeRows, type ImportRow, type ImportRows } from '../../imports/completeRows';
import { changedCells } from '../../imports/outcome';
import type { Report } from '../../imports/progress';
import type { SheetCells } from '../../imports/readCells';
import { slices } from '../../imports/slices';
import { type ImportPolicy, targetOf } from '../../imports/target';
import { picturesOf } from '../../media/pictures';
import { findPictureUrls } from '../../media/queries/files';
import { commonProblems } from '../approval';
import { type CompanyFields, mayApprove, tableOf } from '../company';
import { findSectorRefs, findStoredByCode } from '../queries';
import type { CompanySheet, KnownCompany, PlannedCompany, RowMaker, SheetRow } from './companySheet';

/** What the good rows of a file would do, and what tells of it. */
export interface CompanyPlan<F extends CompanyFields, Row, Shown> {
  planned: PlannedCompany<F>[];
  maker: RowMaker<F, Row, Shown>;
  sectors: Map<string, SectorRef>;
  read: ImportRows<Row, string, KnownCompany<F> | null>;
}

/** A file as it was read, and how it is imported. */
export interface CompanyFile {
  columns: readonly ImportColumn[];
  cells: SheetCells;
  policy: ImportPolicy;
  report?: Report;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * What each good row would add or change. Adds to the file's errors what is wrong by the rules of the form, by what is
 * stored, and a code that another row above has. `lock` keeps the records the rows change, and what they refer to, until
 * the transaction ends.
 */
export async function planCompanies<F extends CompanyFields, Row extends SheetRow, Shown>(
  ctx: SignedCtx,
  sheet: CompanySheet<F, Row, Shown>,
  { columns, cells, policy, report }: CompanyFile,
  lock: boolean,
): Promise<CompanyPlan<F, Row, Shown>> {
  const { kind } = sheet;
  const { errors } = cells;
  const codes = cells.rows.map(({ given }) => text(given.code));
  const isAdding = policy.mode === 'add';
  const stored = isAdding ? new Map<string, Approvable<F>>() : await findStoredByCode(ctx.db, kind, codes, lock);
  const records = [...stored.values()].map(({ fields }) => fields);
  const maker = await sheet.maker(ctx, { given: cells.rows.map(({ given }) => given), stored: records }, lock);
  const urls = await findPictureUrls(
    ctx.db,
    records.flatMap(({ logo_file_id }) => logo_file_id ?? []),
  );
  const cellsOf = (fields: F, given?: string | null) =>
    maker.cellsOf(fields, given ?? urls.get(fields.logo_file_id ?? '') ?? null);
  const find = (row: (typeof cells.rows)[number]) => {
    const record = stored.get(text(row.given.code).toUpperCase()) ?? null;
    const known = record && { record, cells: cellsOf(record.fields) };
    return targetOf(row, { policy, errors, column: 'code', missing: kind.missing, stored: known });
  };
  const read = await completeRows({ columns, schema: sheet.schema }, cells, find, report);
  const inputs = read.rows.map(({ input }) => input);
  const pictures = await picturesOf(
    ctx,
    inputs.flatMap(({ logo }) => (logo ? [logo] : [])),
  );
  const sectors = await findSectorRefs(ctx.db, kind.sectorTypes);
  const taken = await findTakenCodes(
    ctx.db,
    tableOf(kind),
    inputs.map(({ code }) => code),
  );
  const isTrusted = mayApprove(kind, ctx.viewer);
  const held = isTrusted
    ? new Map<string, string | null>()
    : await findHeldAuthors(
        ctx.db,
        kind.entity,
        [...stored.values()].map(({ id }) => id),
      );
  const blame = (row: number, column: string, error: ErrorCode | string, value?: string | null) =>
    errors.add(row, { column, error, ...(value && { value }) });

  const draft = async ({ row, input, known, said }: ImportRow<Row, KnownCompany<F> | null>) => {
    const { logo } = input;
    const picture = logo ? (pictures.get(logo) ?? null) : null;
    if (logo && !picture) blame(row, 'logo', 'file_not_exist', logo);
    const { fields: whole, problems } = maker.read(input, picture);
    const before = known?.record ?? null;
    const fields = before ? laidOver(before.fields, whole, said, sheet.fieldOf) : whole;
    const isTaken = !before && taken.has(fields.code.toUpperCase());
    for (const { property, message } of commonProblems(kind, fields, { isTaken, sectors })) {
      blame(row, property === 'code' ? 'code' : 'sectors', message, property === 'code' ? fields.code : null);
    }
    if (!before) {
      for (const { column, error, value } of problems) blame(row, column, error, value);
      return { row, fields, before, changes: null, held: false };
    }
    const after = 'logo' in said ? cellsOf(fields, logo ?? null) : cellsOf(fields);
    const changes = changedCells(columns, known?.cells ?? {}, after, ctx.language);
    if (changes.length > 0 && held.has(before.id) && held.get(before.id) !== ctx.viewer.id) {
      blame(row, 'code', 'change_is_pending', fields.code);
    }
    if ('customer_id' in said) {
      for (const { property, message } of await sheet.moveProblems(ctx, before, fields)) {
        blame(row, property, message, text(input[property as keyof Row]));
      }
    }
    return { row, fields, before, changes, held: changes.length > 0 && !isTrusted && before.status === 'active' };
  };

  const drafts: PlannedCompany<F>[] = [];
  const seen = new Map<string, number>();
  for await (const slice of slices(read.rows)) {
    for (const one of slice) {
      const drafted = await draft(one);
      const code = drafted.fields.code.toUpperCase();
      const of_row = seen.get(code);
      if (of_row === undefined) seen.set(code, one.row);
      else errors.add(one.row, { column: 'code', error: 'row_is_duplicate', value: drafted.fields.code, of_row });
      drafts.push(drafted);
    }
  }
  for (const { row, ...clash } of await sheet.clashes(ctx.db, drafts)) errors.add(row, clash);
  return { planned: drafts.filter(({ row }) => !errors.has(row)), maker, sectors, read };
}

/** A record with the fields its row speaks of; its code names it, and stays as it is spelled. */
function laidOver<F extends CompanyFields>(
  stored: F,
  given: F,
  said: Cells<string>,
  fieldOf: Readonly<Record<string, string>>,
): F {
  const fields = Object.keys(said)
    .map((column) => fieldOf[column] ?? column)
    .filter((field) => field !== 'code');
  const named = new Set(fields);
  return Object.fromEntries(
    Object.entries(stored).map(([field, value]) => [field, named.has(field) ? given[field] : value]),
  ) as F;
}
