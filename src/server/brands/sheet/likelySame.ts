import type { RowWarning } from '../../../domain/imports';
import type { PlannedCompany } from '../../companies/sheet/companySheet';
import { rowWarnings } from '../../companies/sheet/rowWarnings';
import type { Db } from '../../db/connection';
import type { BrandFields } from '../kind';
import { findSameBrands } from '../queries/sheet';

/** Rows with the name of a brand that the customer has already, or that another row above gives it. */
export async function likelySameBrands(db: Db, planned: readonly PlannedCompany<BrandFields>[]): Promise<RowWarning[]> {
  const asked = planned.map(({ fields: { name, customer_id } }, place) => ({ place, name, customer_id }));
  const found = await findSameBrands(db, asked);
  return rowWarnings(
    planned,
    found.map((same) => ({ ...same, sign: 'same_name' })),
  );
}
