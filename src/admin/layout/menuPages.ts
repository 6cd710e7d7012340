import type { AccessMap } from '../../domain/access';
import { type MenuGroup, menuGroups } from '../../domain/pageRoute';
import { mayOpen, menuNames, pathTo, routes } from '../../domain/routes';
import { isRegistered, type PageName } from '../pages';

const menuPageNames = menuNames.filter(isRegistered);

/** The menu: groups with the pages this person may read; a group nobody may read is left out. */
export function menuPages(access: AccessMap): { group: MenuGroup; names: PageName[] }[] {
  return menuGroups
    .map((group) => ({
      group,
      names: menuPageNames.filter((name) => routes[name].menu === group && mayOpen(name, access)),
    }))
    .filter(({ names }) => names.length > 0);
}

/** The menu page whose address stands at the head of this path: of `/kols` and `/kols/collect` the longer one. */
export function menuPageAt(pathname: string): PageName | undefined {
  return menuPageNames
    .filter((name) => `${pathname}/`.startsWith(`${pathTo(name)}/`))
    .sort((one, other) => pathTo(other).length - pathTo(one).length)[0];
}
