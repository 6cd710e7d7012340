import { type AccessMap, can, type Scope } from './access';

/** A page of the product: where it is, who may open it, what stands above it (spec 1 §2). */
export interface PageRoute {
  /** Path with `:name` parameters. */
  path: string;
  /** i18n key of the page's name in menu, breadcrumbs and title. */
  label: string;
  /** Access key and action; absent = any signed-in user. */
  access?: { scope: Scope; action: string };
  /** Route name of the page above, for breadcrumbs and the back button. */
  parent?: RouteName;
  /** Menu group the page stands in; absent = not in the menu. */
  menu?: MenuGroup;
  /** Layout the page is drawn in. */
  layout: 'auth' | 'console';
}

export const menuGroups = ['kols', 'campaigns', 'customers', 'brands', 'users', 'settings'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** Pages of people who are not signed in. */
export type AuthRouteName = 'login' | 'register' | 'forgotPassword' | 'otpAuth' | 'changePassword' | 'oauthCallback';

type RouteName =
  | AuthRouteName
  | 'kols'
  | 'kolView'
  | 'campaignsInProgress'
  | 'campaignsDone'
  | 'campaignsCancelled'
  | 'campaignView'
  | 'campaignReport'
  | 'customers'
  | 'customerView'
  | 'brands'
  | 'brandView'
  | 'users'
  | 'userCreate'
  | 'userUpload'
  | 'userView'
  | 'userEdit'
  | 'userViewEdit'
  | 'permissionGroups'
  | 'permissionGroupCreate'
  | 'permissionGroupEdit'
  | 'audit'
  | 'profile'
  | 'accountSettings'
  | 'accountConnections';

const table = {
  login: { path: '/login', label: 'page.login', layout: 'auth' },
  register: { path: '/register', label: 'auth.register.page', layout: 'auth' },
  forgotPassword: { path: '/forgot-password', label: 'auth.forgot.page', layout: 'auth' },
  otpAuth: { path: '/otp-auth', label: 'auth.verify.page', layout: 'auth' },
  changePassword: { path: '/change-password', label: 'auth.change.page', layout: 'auth' },
  oauthCallback: { path: '/oauth/callback', label: 'auth.google.page', layout: 'auth' },
  campaignsInProgress: {
    path: '/campaigns/inprogress',
    label: 'page.campaigns_inprogress',
    access: { scope: 'campaigns_management', action: 'r' },
    menu: 'campaigns',
    layout: 'console',
  },
  campaignsDone: {
    path: '/campaigns/done',
    label: 'page.campaigns_done',
    access: { scope: 'campaigns_management', action: 'r' },
    menu: 'campaigns',
    layout: 'console',
  },
  campaignsCancelled: {
    path: '/campaigns/cancel',
    label: 'page.campaigns_cancel',
    access: { scope: 'campaigns_management', action: 'r_cancel' },
    menu: 'campaigns',
    layout: 'console',
  },
  campaignView: {
    path: '/campaigns/:type/:id/view',
    label: 'page.campaign_view',
    access: { scope: 'campaigns_management', action: 'r_detail' },
    parent: 'campaignsInProgress',
    layout: 'console',
  },
  campaignReport: {
    path: '/campaigns/:type/:id/report',
    label: 'page.campaign_report',
    access: { scope: 'campaigns_management', action: 'r_report' },
    parent: 'campaignView',
    layout: 'console',
  },
  kols: {
    path: '/kols',
    label: 'page.kols',
    access: { scope: 'kol_management', action: 'r' },
    menu: 'kols',
    layout: 'console',
  },
  kolView: {
    path: '/kols/:id/view',
    label: 'page.kol_view',
    access: { scope: 'kol_management', action: 'r_detail' },
    parent: 'kols',
    layout: 'console',
  },
  customers: {
    path: '/customers',
    label: 'page.customers',
    access: { scope: 'customer_management', action: 'r' },
    menu: 'customers',
    layout: 'console',
  },
  customerView: {
    path: '/customers/:id/view',
    label: 'page.customer_view',
    access: { scope: 'customer_management', action: 'r_detail' },
    parent: 'customers',
    layout: 'console',
  },
  brands: {
    path: '/brands',
    label: 'page.brands',
    access: { scope: 'brand_management', action: 'r' },
    menu: 'brands',
    layout: 'console',
  },
  brandView: {
    path: '/brands/:id/view',
    label: 'page.brand_view',
    access: { scope: 'brand_management', action: 'r_detail' },
    parent: 'brands',
    layout: 'console',
  },
  users: {
    path: '/users',
    label: 'page.users',
    access: { scope: 'user_management', action: 'r' },
    menu: 'users',
    layout: 'console',
  },
  userCreate: {
    path: '/users/add',
    label: 'page.user_create',
    access: { scope: 'user_management', action: 'c' },
    parent: 'users',
    layout: 'console',
  },
  userUpload: {
    path: '/users/upload',
    label: 'page.user_upload',
    access: { scope: 'user_management', action: 'c' },
    parent: 'users',
    layout: 'console',
  },
  userView: {
    path: '/users/:id/view',
    label: 'page.user_view',
    access: { scope: 'user_management', action: 'r_detail' },
    parent: 'users',
    layout: 'console',
  },
  userEdit: {
    path: '/users/:id/edit',
    label: 'page.user_edit',
    access: { scope: 'user_management', action: 'u' },
    parent: 'userView',
    layout: 'console',
  },
  userViewEdit: {
    path: '/users/:id/view/edit',
    label: 'page.user_edit',
    access: { scope: 'user_management', action: 'u' },
    parent: 'userView',
    layout: 'console',
  },
  permissionGroups: {
    path: '/settings/permission-groups',
    label: 'page.permission_groups',
    access: { scope: 'permission_management', action: 'r' },
    menu: 'settings',
    layout: 'console',
  },
  permissionGroupCreate: {
    path: '/settings/permission-groups/add',
    label: 'page.permission_group_create',
    access: { scope: 'permission_management', action: 'c' },
    parent: 'permissionGroups',
    layout: 'console',
  },
  permissionGroupEdit: {
    path: '/settings/permission-groups/:id/edit',
    label: 'page.permission_group_edit',
    access: { scope: 'permission_management', action: 'u' },
    parent: 'permissionGroups',
    layout: 'console',
  },
  audit: {
    path: '/settings/audit',
    label: 'page.audit',
    access: { scope: 'permission_management', action: 'r' },
    menu: 'settings',
    layout: 'console',
  },
  profile: { path: '/profile', label: 'page.profile', layout: 'console' },
  accountSettings: {
    path: '/profile/settings',
    label: 'page.account_settings',
    parent: 'profile',
    layout: 'console',
  },
  accountConnections: {
    path: '/profile/connections',
    label: 'page.account_connections',
    parent: 'profile',
    layout: 'console',
  },
} satisfies Record<RouteName, PageRoute>;

export type { RouteName };

/** Every page there is; routes, menu, breadcrumbs, redirects and notification targets derive from it. */
export const routes: Record<RouteName, PageRoute> = table;

export const routeNames = Object.keys(table) as RouteName[];

/** The address of a page with its parameters filled in. */
export function pathTo(name: RouteName, parameters: Record<string, string> = {}): string {
  return routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(parameters[key] ?? ''));
}

/** Whether a signed-in user with this access map may open the page. */
export function mayOpen(name: RouteName, access: AccessMap): boolean {
  const rule = routes[name].access;
  return !rule || can(access, rule.scope, rule.action);
}

/** The first menu page the user may read, else the profile (spec 1 §2 Redirect rules). */
export function homeOf(access: AccessMap): string {
  const first = routeNames.find((name) => routes[name].menu && mayOpen(name, access));
  return pathTo(first ?? 'profile');
}

/** The target of a login's `to` parameter if it is a page of our own this user may open, else null. */
export function openTarget(to: string | null, access: AccessMap): string | null {
  const known = knownTarget(to);
  const path = known?.split(/[?#]/)[0] ?? '';
  const name = routeNames.find((one) => routes[one].layout === 'console' && matches(routes[one].path, path));
  return known && name && mayOpen(name, access) ? known : null;
}

/** The address if a console page of our own stands there, else null. */
export function knownTarget(to: string | null): string | null {
  if (!to?.startsWith('/') || to.startsWith('//') || to.includes('\\')) return null;
  const path = to.split(/[?#]/)[0] ?? '';
  return routeNames.some((name) => routes[name].layout === 'console' && matches(routes[name].path, path)) ? to : null;
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}
