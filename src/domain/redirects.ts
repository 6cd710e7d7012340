import type { AccessMap } from './access';
import { mayOpen, pathTo, type RouteName, routeNames, routes } from './routes';

/** The first menu page the user may read, else the profile (spec 1 §2 Redirect rules). */
export function homeOf(access: AccessMap): string {
  const first = routeNames.find((name) => routes[name].menu && mayOpen(name, access));
  return pathTo(first ?? 'profile');
}

/** The built page at a path without language prefix or query, the one with the fewest parameters; undefined if none. */
export function routeAt(address: string): RouteName | undefined {
  const path = withoutEnd(address);
  const parameters = (name: RouteName) => routes[name].path.split(':').length;
  return routeNames
    .filter((name) => matches(routes[name].path, path))
    .sort((one, other) => parameters(one) - parameters(other))[0];
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
