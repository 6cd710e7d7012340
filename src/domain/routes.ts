import { type AccessMap, can } from './access';
import { authPages } from './auth/pages';
import { brandPages } from './brands/pages';
import { campaignPages } from './campaigns/pages';
import { collectOrderPages } from './collectOrders/pages';
import { companyImportPages } from './companies/importPages';
import { customerPages } from './customers/pages';
import { evaluationPages } from './evaluations/pages';
import { hashtagPages } from './hashtags/pages';
import { importPages } from './importPages';
import { kolPages } from './kols/pages';
import { menuGroups, type PageRoute } from './pageRoute';
import { reportPages } from './reports/pages';
import { representativePages } from './representatives/pages';
import { requestPages } from './requests/pages';
import { settingsPages } from './settings/pages';
import { shortenerPages } from './shorteners/pages';
import { todayPages } from './today/pages';
import { trashPages } from './trash/pages';
import { profilePages } from './users/ownPages';
import { userPages } from './users/pages';

const table = {
  ...authPages,
  ...todayPages,
  ...campaignPages,
  ...requestPages,
  ...kolPages,
  ...collectOrderPages,
  ...customerPages,
  ...brandPages,
  ...companyImportPages,
  ...representativePages,
  ...userPages,
  ...settingsPages,
  ...reportPages,
  ...evaluationPages,
  ...hashtagPages,
  ...shortenerPages,
  ...importPages,
  ...trashPages,
  ...profilePages,
};

type Table = typeof table;

/** Pages of people who are not signed in. */
export type AuthRouteName = keyof typeof authPages;

export type RouteName = keyof Table;

/** Every page; routes, menu, breadcrumbs, redirects and notification targets derive from it. */
export const routes: Record<RouteName, PageRoute<RouteName>> = table;

/** The pages in the order of the table. */
export const routeNames = Object.keys(table) as RouteName[];

/** The pages of the menu, in its order: group by group, within one in the order of the table. */
export const menuNames = menuGroups.flatMap((group) => routeNames.filter((name) => routes[name].menu === group));

/** The address of a page with its parameters filled in. */
export function pathTo(name: RouteName, parameters: Record<string, string> = {}): string {
  return routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(parameters[key] ?? ''));
}

/** Whether a signed-in user with this access map may open the page. */
export function mayOpen(name: RouteName, access: AccessMap): boolean {
  const rule = routes[name].access;
  const rules = rule && [rule].flat();
  return !rules || rules.some(({ scope, action }) => [action].flat().some((one) => can(access, scope, one)));
}
