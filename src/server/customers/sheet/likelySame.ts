import type { RowWarning } from '../../../domain/imports';
import type { PlannedCompany } from '../../companies/sheet/companySheet';
import { rowWarnings } from '../../companies/sheet/rowWarnings';
import type { Db } from '../../db/connection';
import type { CustomerFields } from '../kind';
import { findSameCustomers } from '../queries/matches';

/** Rows with the tax number of a customer there is, or its name but for the legal form; or those of a row above. */
export async function likelySameCustomers(
  db: Db,
  planned: readonly PlannedCompany<CustomerFields>[],
): Promise<RowWarning[]> {
  const asked = planned.map(({ fields: { name, tax_number } }, place) => ({ place, name, tax_number }));
  return rowWarnings(planned, await findSameCustomers(db, asked));
}
