import { pathTo, type RouteName, routeNames, routes } from '../../../src/domain/routes';

/** Records a walker opens, by what is special about them. */
export interface Records {
  running: string;
  done: string;
  /** A done campaign, one that waits for the walker's evaluation where there is such. */
  toEvaluate: string;
  cancelled: string;
  /** A request that waits. */
  request: string;
  kol: string;
  waitingKol: string;
  customer: string;
  /** A customer that somebody stands for. */
  represented: string;
  brand: string;
  colleague: string;
  adminUser: string;
  self: string;
  plainRole: string;
  fixedRole: string;
  adminRole: string;
  /** A language that is not built in. */
  language: string;
}

interface Place {
  page: RouteName;
  /** The record in the address; absent = that of `recordOf`. */
  record?: keyof Records;
  /** Campaigns stand under their group. */
  type?: string;
  /** What stands behind the question mark. */
  query?: string;
}

/** The key of a word that is not the product's own. */
export const ownKeyword = 'walk.own';

/** The pages whose controls depend on the record shown or the tab open. Any other page is a place by its own name. */
const special = {
  adminUser: { page: 'userView', record: 'adminUser' },
  self: { page: 'userView', record: 'self' },
  editAdmin: { page: 'userEdit', record: 'adminUser' },
  fixedRole: { page: 'permissionGroupEdit', record: 'fixedRole' },
  adminRole: { page: 'permissionGroupEdit', record: 'adminRole' },
  waitingKol: { page: 'kolView', record: 'waitingKol' },
  representatives: { page: 'customerView', record: 'represented', query: 'tab=representative' },
  campaignBoard: { page: 'campaignsInProgress', query: 'view=board' },
  runningSows: { page: 'campaignView', record: 'running', query: 'tab=sows' },
  runningInformation: { page: 'campaignView', record: 'running', query: 'tab=information' },
  runningAcceptance: { page: 'campaignView', record: 'running', query: 'tab=acceptance' },
  runningPosts: { page: 'campaignView', record: 'running', query: 'tab=posts' },
  doneSows: { page: 'campaignView', record: 'done', type: 'done', query: 'tab=sows' },
  doneCampaign: { page: 'campaignView', record: 'done', type: 'done' },
  doneEvaluation: { page: 'campaignView', record: 'done', type: 'done', query: 'tab=evaluation' },
  evaluation: { page: 'campaignEvaluation', record: 'toEvaluate', type: 'done' },
  cancelledPosts: { page: 'campaignView', record: 'cancelled', type: 'cancel', query: 'tab=posts' },
  failedOrders: { page: 'kolHistory', query: 'filter_status=failed' },
  departments: { page: 'systemSettings', query: 'menu=department' },
  thirdLanguage: { page: 'languageEdit', record: 'language' },
  builtInWord: { page: 'translations', query: 'search=ra.action.add' },
  ownWord: { page: 'translations', query: `search=${ownKeyword}` },
  brandHashtags: { page: 'brandView', record: 'brand', query: 'tab=hashtags' },
  kolOverview: { page: 'kolView', record: 'kol', query: 'tab=overview' },
  kolFacebook: { page: 'kolView', record: 'kol', query: 'tab=facebook' },
} satisfies Record<string, Place>;

export type PlaceName = keyof typeof special | RouteName;

const consolePages = routeNames.filter((name) => routes[name].layout === 'console');

/** The special places and every page of the console, whatever page comes. */
export const placeNames: readonly PlaceName[] = [
  ...(Object.keys(special) as (keyof typeof special)[]),
  ...consolePages,
];

export function placeOf(name: PlaceName): Place {
  return name in special ? special[name as keyof typeof special] : { page: name as RouteName };
}

/** The record a page of this module shows unless a place says which; pages of other modules get an id nothing has. */
const recordOf: Record<string, keyof Records> = {
  campaigns: 'running',
  kols: 'kol',
  customers: 'customer',
  brands: 'brand',
  users: 'colleague',
  settings: 'plainRole',
};
const nothing = '01900000-0000-7000-8000-000000000000';

export function addressOf(name: PlaceName, records: Records): string {
  const { page, record, type = 'inprogress', query } = placeOf(name);
  const [, module = '', part] = routes[page].path.split('/');
  const isKnown = module !== 'settings' || part === 'permission-groups';
  const isRequest = module === 'campaigns' && part === 'request';
  const shown = record ?? (isRequest ? 'request' : isKnown ? recordOf[module] : undefined);
  const parameters = Object.fromEntries(
    [...routes[page].path.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, shown ? records[shown] : nothing]),
  );
  return pathTo(page, { ...parameters, type }) + (query ? `?${query}` : '');
}
