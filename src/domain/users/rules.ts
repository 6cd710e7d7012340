import type { FieldError } from '../errors';
import type { UserType } from '../roles';

/** Where a user stands: what its type asks for. */
export interface Standing {
  type: UserType;
  department_id: string | null;
  studio_id: string | null;
  customer_ids: readonly string[];
  brand_ids: readonly string[];
  kol_id: string | null;
}

type Asked = Exclude<keyof Standing, 'type'>;

const asks: Record<UserType, readonly Asked[]> = {
  staff: ['department_id', 'studio_id'],
  customer: ['customer_ids'],
  brand: ['brand_ids'],
  kol: ['kol_id'],
};
const links = ['customer_ids', 'brand_ids', 'kol_id'] as const;

const isFilled = (value: Standing[Asked]) => value !== null && value.length > 0;

/**
 * What a user lacks or has too much of for its type (spec 1 §5 User, CONTRACT.md §3): staff a department and a studio,
 * customer and brand users whom they represent, a KOL user its KOL; nobody the link of another type.
 */
export function standingProblems(standing: Standing): FieldError[] {
  const asked = asks[standing.type];
  const missing = asked.filter((field) => !isFilled(standing[field]));
  const foreign = links.filter((field) => !asked.includes(field) && isFilled(standing[field]));
  return [
    ...missing.map((property) => ({ property, message: 'field_select_required' })),
    ...foreign.map((property) => ({ property, message: 'invalid_value' })),
  ];
}
