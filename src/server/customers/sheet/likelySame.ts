import { taxNumberDoubt } from '../../../domain/customers/taxNumber';
import type { RowWarning } from '../../../domain/imports';
import type { PlannedCompany } from '../../companies/sheet/companySheet';
import { rowWarnings } from '../../companies/sheet/rowWarnings';
import type { Db } from '../../db/connection';
import type { CustomerFields } from '../kind';
import { findSameCustomers } from '../queries/matches';

/**
 * Rows with the tax number of a customer there is, or its name but for the legal form, or those of a row above; and
 * rows whose tax number is none as Vietnam writes them.
 */
export async function likelySameCustomers(
  db: Db,
  planned: readonly PlannedCompany<CustomerFields>[],
): Promise<RowWarning[]> {
  const asked = planned.map(({ fields: { name, tax_number } }, place) => ({ place, name, tax_number }));
  const same = rowWarnings(planned, await findSameCustomers(db, asked));
  return merged(planned.flatMap(oddTaxNumber), same);
}

function oddTaxNumber({ row, fields: { tax_number: value } }: PlannedCompany<CustomerFields>): RowWarning[] {
  const warning = value ? taxNumberDoubt(value) : null;
  return warning ? [{ row, warnings: [{ column: 'tax_number', warning, value }] }] : [];
}

/** One entry a row, in the order of the sheet. */
function merged(...lists: readonly RowWarning[][]): RowWarning[] {
  const told = new Map<number, RowWarning['warnings']>();
  for (const { row, warnings } of lists.flat()) told.set(row, [...(told.get(row) ?? []), ...warnings]);
  return [...told].sort(([a], [b]) => a - b).map(([row, warnings]) => ({ row, warnings }));
}
