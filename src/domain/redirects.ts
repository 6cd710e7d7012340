import type { AccessMap } from './access';
import { mayOpen, menuNames, pathTo, type RouteName, routeNames, routes } from './routes';

/** The first page of the menu the user may read: what waits today is open to everybody (spec 1 §2 Redirect rules). */
export function homeOf(access: AccessMap): string {
  const first = menuNames.find((name) => mayOpen(name, access));
  return pathTo(first ?? 'today');
}

/** The built page at a path without language prefix or query, the one with the fewest parameters; undefined if none. */
export function routeAt(address: string): RouteName | undefined {
  const path = withoutEnd(address);
  const parameters = (name: RouteName) => routes[name].path.split(':').length;
  return routeNames
    .filter((name) => matches(routes[name].path, path))
    .sort((one, other) => parameters(one) - parameters(other))[0];
}

/** The list that the page at this path hangs below, if the user may open it: the way back from what is not there. */
export function listAbove(pathname: string, access: AccessMap): RouteName | undefined {
  const name = routeAt(pathname);
  const inAddress = menuNames
    .filter((one) => pathname.startsWith(`${pathTo(one)}/`))
    .sort((one, other) => pathTo(other).length - pathTo(one).length)[0];
  let list = inAddress ?? (name && routes[name].parent);
  while (list && routes[list].path.includes(':')) list = routes[list].parent;
  return list && mayOpen(list, access) ? list : undefined;
}

/** The target of a login's `to` parameter if it is a page of our own this user may open, else null. */
export function openTarget(to: string | null, access: AccessMap): string | null {
  const known = knownTarget(to);
  const name = routeAt(pathOf(known ?? ''));
  return known && name && mayOpen(name, access) ? known : null;
}

/** The address if a console page of our own stands there, else null. */
export function knownTarget(to: string | null): string | null {
  if (!to?.startsWith('/') || to.startsWith('//') || to.includes('\\')) return null;
  const name = routeAt(pathOf(to));
  return name && routes[name].layout === 'console' ? to : null;
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '';
}

// The router takes `/kols/` for `/kols`.
const withoutEnd = (path: string) => path.replace(/(.)\/+$/, '$1');

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}
