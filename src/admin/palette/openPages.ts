import type { AccessMap } from '../../domain/access';
import { mayOpen, type RouteName, routes } from '../../domain/routes';

/** Those of the pages that have no record in their address and may be opened; what makes something stands apart. */
export function openPages<Name extends RouteName>(names: readonly Name[], access: AccessMap) {
  const open = names.filter((name) => !routes[name].path.includes(':') && mayOpen(name, access));
  const creates = (name: Name) => [routes[name].access ?? []].flat().some(({ action }) => action === 'c');
  return { pages: open.filter((name) => !creates(name)), creations: open.filter(creates) };
}
