import { conflictsAs } from '../db/conflicts';

/** What two writers of customers or brands at the same moment collided over, as the slower one would be told later. */
export const asConflict = conflictsAs({
  customers_code_key: { property: 'code', message: 'customer_code_already_exist' },
  brands_code_key: { property: 'code', message: 'brand_code_already_exist' },
});
