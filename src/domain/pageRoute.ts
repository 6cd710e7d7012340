import type { ActionOf, Scope } from './access';

type ScopeAccess = { [S in Scope]: { scope: S; action: ActionOf<S> | readonly ActionOf<S>[] } }[Scope];

/** A page of the product: where it is, who may open it, what stands above it (spec 1 §2). */
export interface PageRoute<RouteName extends string = string> {
  /** Path with `:name` parameters. */
  path: string;
  /** i18n key of the page's name in menu, breadcrumbs and title. */
  label: string;
  /** Access key and action, of several any one of either; absent = any signed-in user. */
  access?: ScopeAccess | readonly ScopeAccess[];
  /** The resource whose record `:id` names, where that is the page: its name stands in breadcrumbs and tab. */
  record?: string;
  /** Route name of the page above, for breadcrumbs and the back button. */
  parent?: RouteName;
  /** Menu group the page stands in; absent = not in the menu. */
  menu?: MenuGroup;
  /** Layout the page is drawn in. */
  layout: 'auth' | 'console';
}

export const menuGroups = [
  'analysis',
  'today',
  'kols',
  'campaigns',
  'customers',
  'brands',
  'hashtags',
  'shorteners',
  'users',
  'settings',
] as const;
export type MenuGroup = (typeof menuGroups)[number];
