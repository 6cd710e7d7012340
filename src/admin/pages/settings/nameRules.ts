import { departmentSchema } from '../../../domain/settings/schema';
import type { FormRules } from '../../../ui/console/form/resolver';

/** What the name of a department or studio is checked by. */
export const nameRules: FormRules = {
  schema: departmentSchema,
  toInput: ({ name }) => ({ name: String(name).trim() || undefined }),
};
