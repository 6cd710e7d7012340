import { type AccessMap, can, type Right } from '../access';
import type { AuditRecord } from '../audit/types';
import type { AuditAction } from '../audit/values';
import { type TrashKind, trashKinds } from '../trash/rules';

/** Records of which a former state can be taken back. */
export type VersionedKind = TrashKind;

/** Who may edit a kind may take its former states back. */
export const editRights = {
  kol: { scope: 'kol_management', action: 'u' },
  customer: { scope: 'customer_management', action: 'u' },
  brand: { scope: 'brand_management', action: 'u' },
  campaign: { scope: 'campaigns_management', action: 'u' },
} as const satisfies Record<VersionedKind, Right>;

/** Whether former states of a kind of record can be taken back. */
export const isVersioned = (entity: string): entity is VersionedKind => trashKinds.some((kind) => kind === entity);

/** Whether somebody with this access map may take former states of a kind back: who may edit it and read the trail. */
export function mayTakeBack(access: AccessMap, kind: VersionedKind): boolean {
  const { scope, action } = editRights[kind];
  return can(access, 'permission_management', 'r') && can<Right['scope']>(access, scope, action);
}

/** Actions of entries that changed nothing of the record, whatever they speak of: it was asked for, or refused. */
export const changesNothing: readonly AuditAction[] = ['propose', 'withdraw', 'reject'];

/** Whether an entry of the trail with this action left the record in a state that can be taken back. */
export const leavesState = (action: string): boolean =>
  action !== 'delete' && !changesNothing.some((one) => one === action);

/** Where a record stands and why: no part of what is taken back. */
const ofStanding: readonly string[] = ['status', 'reason', 'cancel_reason'];

/** Whether an entry of the trail left another state to be taken back than there was before it. */
export const changesState = ({ action, changes }: Pick<AuditRecord, 'action' | 'changes'>): boolean =>
  leavesState(action) && Object.keys(changes).some((field) => !ofStanding.includes(field));
