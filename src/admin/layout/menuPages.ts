import { type MenuGroup, menuGroups } from '../../domain/pageRoute';
import { mayOpen, pathTo, routes } from '../../domain/routes';
import { getAccessMap } from '../../providers/session';
import { pageNames } from '../pages';

type PageName = (typeof pageNames)[number];

/** The menu: groups with the pages this person may read; a group nobody may read is left out. */
export function menuPages(): { group: MenuGroup; names: PageName[] }[] {
  const access = getAccessMap();
  return menuGroups
    .map((group) => ({
      group,
      names: pageNames.filter((name) => routes[name].menu === group && mayOpen(name, access)),
    }))
    .filter(({ names }) => names.length > 0);
}

/** The menu page whose address stands at the head of this path: of `/kols` and `/kols/collect` the longer one. */
export function menuPageAt(pathname: string): PageName | undefined {
  return pageNames
    .filter((name) => routes[name].menu && `${pathname}/`.startsWith(`${pathTo(name)}/`))
    .sort((one, other) => pathTo(other).length - pathTo(one).length)[0];
}
