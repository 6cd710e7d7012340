import type { SectorRef } from '../../../domain/kols/types';
import type { SignedCtx } from '../../context';
import { findTakenCodes } from '../../db/codes';
import type { ImportRows } from '../../imports/readRows';
import { slices } from '../../imports/slices';
import { picturesOf } from '../../media/pictures';
import { commonProblems } from '../approval';
import { type CompanyFields, tableOf } from '../company';
import { findSectorRefs } from '../queries';
import type { CompanySheet, PlannedCompany, RowMaker, SheetRow } from './companySheet';

/** What the good rows of a file would add, and what tells of it. */
export interface CompanyPlan<F extends CompanyFields, Row, Shown> {
  planned: PlannedCompany<F>[];
  maker: RowMaker<F, Row, Shown>;
  sectors: Map<string, SectorRef>;
}

/**
 * What each good row would add. Adds to `read.errors` what is wrong with it by what is stored, by the rules of the form,
 * and a code that another row above has. `lock` keeps what the rows refer to until the transaction ends.
 */
export async function planCompanies<F extends CompanyFields, Row extends SheetRow, Shown>(
  ctx: SignedCtx,
  sheet: CompanySheet<F, Row, Shown>,
  read: ImportRows<Row>,
  lock: boolean,
): Promise<CompanyPlan<F, Row, Shown>> {
  const inputs = read.rows.map(({ input }) => input);
  const logos = inputs.flatMap(({ logo }) => (logo ? [logo] : []));
  const pictures = await picturesOf(ctx, logos);
  const maker = await sheet.maker(ctx, inputs, lock);
  const sectors = await findSectorRefs(ctx.db, sheet.kind.sectorTypes);
  const codes = inputs.map(({ code }) => code);
  const taken = await findTakenCodes(ctx.db, tableOf(sheet.kind), codes);
  const drafts: PlannedCompany<F>[] = [];
  const seen = new Set<string>();
  for await (const slice of slices(read.rows)) {
    for (const { row, input } of slice) {
      const { logo } = input;
      const stored = logo ? (pictures.get(logo) ?? null) : null;
      const { fields, problems } = maker.read(input, stored);
      const code = fields.code.toUpperCase();
      if (logo && !stored) read.errors.add(row, { column: 'logo', error: 'file_not_exist', value: logo });
      for (const { property, message } of commonProblems(sheet.kind, fields, { isTaken: taken.has(code), sectors })) {
        const cell = property === 'code' ? { column: property, value: fields.code } : { column: 'sectors' };
        read.errors.add(row, { ...cell, error: message });
      }
      if (seen.has(code)) read.errors.add(row, { column: 'code', error: 'row_is_duplicate', value: fields.code });
      seen.add(code);
      if (problems.length > 0) read.errors.add(row, ...problems);
      drafts.push({ row, fields });
    }
  }
  return { planned: drafts.filter(({ row }) => !read.errors.has(row)), maker, sectors };
}
