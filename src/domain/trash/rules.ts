import { type AccessMap, can, type Right } from '../access';
import type { ErrorCode } from '../errors';

/** What goes to the trash when it is deleted, as the trail calls it. */
export const trashKinds = ['kol', 'customer', 'brand', 'campaign'] as const;
export type TrashKind = (typeof trashKinds)[number];

/** Days in which what was deleted can be restored. */
export const trashDays = 30;

/** What a KOL's record says of the person: gone for good with its place in the trash, as no report names it. */
export const forgottenOfKols = ['fullname', 'gender', 'marriage', 'birthdate', 'bio', 'description', 'note'] as const;

/** Who may delete a kind may look it up in the trash and restore it. */
export const deleteRights = {
  kol: { scope: 'kol_management', action: 'd' },
  customer: { scope: 'customer_management', action: 'd' },
  brand: { scope: 'brand_management', action: 'd' },
  campaign: { scope: 'campaigns_management', action: 'd' },
} as const satisfies Record<TrashKind, Right>;

/** The kinds somebody with this access map may restore. */
export function restorableKinds(access: AccessMap): TrashKind[] {
  return trashKinds.filter((kind) => can<Right['scope']>(access, deleteRights[kind].scope, deleteRights[kind].action));
}

/** What a code of each kind that is taken is refused with. */
export const codeTaken = {
  kol: 'kol_code_already_exist',
  customer: 'customer_code_already_exist',
  brand: 'brand_code_already_exist',
  campaign: 'campaign_code_already_exist',
} as const satisfies Record<TrashKind, ErrorCode>;
