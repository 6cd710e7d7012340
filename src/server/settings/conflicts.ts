import { conflictsAs } from '../db/conflicts';

/** A name that another department, or another studio of the department, has; case does not matter. */
export const asNameConflict = conflictsAs({
  departments_name_key: { property: 'name', message: 'department_name_already_exist' },
  studios_name_key: { property: 'name', message: 'studio_name_already_exist' },
});
