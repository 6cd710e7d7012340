import { type MenuGroup, mayOpen, menuGroups, routes } from '../../domain/routes';
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
