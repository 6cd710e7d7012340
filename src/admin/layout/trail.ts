import { matchPath } from 'react-router-dom';
import { routeAt } from '../../domain/redirects';
import { pathTo, type RouteName, routeNames, routes } from '../../domain/routes';

export interface Crumb {
  name: RouteName;
  path: string;
  /** The record the address names, if it does. */
  id?: string | undefined;
}

/** The way from the menu to the page at this path, by the route table's parents; empty for unknown paths. */
export function trailOf(pathname: string): Crumb[] {
  const name = routeAt(pathname);
  if (!name) return [];
  const parameters: Record<string, string> = {};
  for (const [key, value] of Object.entries(matchPath(routes[name].path, pathname)?.params ?? {})) {
    if (value !== undefined) parameters[key] = value;
  }
  const trail: Crumb[] = [];
  for (let at: RouteName | undefined = name; at; at = routes[at].parent) {
    trail.unshift({ name: at, path: pathTo(at, parameters), id: parameters.id });
  }
  // A campaign's declared parent is one of three lists; the address says which one it stands in.
  const list = routeNames
    .filter((candidate) => routes[candidate].menu && pathname.startsWith(`${pathTo(candidate)}/`))
    .sort((one, other) => pathTo(other).length - pathTo(one).length)[0];
  if (list && trail.length > 1) trail[0] = { name: list, path: pathTo(list) };
  return trail;
}
