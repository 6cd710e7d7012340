import { type Access, rightsIn } from '../../../domain/endpoints';

/** An access rule in words. */
export function accessText(access: Access): string {
  if (typeof access === 'string') return access;
  return rightsIn(access)
    .map(({ scope, action }) => `${scope}.${action}`)
    .join(' or ');
}
