import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import HistoryIcon from '@mui/icons-material/History';
import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import TaskAltIcon from '@mui/icons-material/TaskAltOutlined';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { AuthRouteName, LaterRouteName, RouteName } from '../domain/routes';
import audit from '../resources/audit';
import brands from '../resources/brands';
import campaigns from '../resources/campaigns';
import clientErrors from '../resources/clientErrors';
import collectOrders from '../resources/collectOrders';
import customers from '../resources/customers';
import jobs from '../resources/jobs';
import kols from '../resources/kols';
import languages from '../resources/languages';
import representatives from '../resources/representatives';
import requests from '../resources/requests';
import roles from '../resources/roles';
import translations from '../resources/translations';
import users from '../resources/users';

const CampaignReport = lazy(() =>
  import('./pages/reports/CampaignReport').then((module) => ({ default: module.CampaignReport })),
);
const AccountSettings = lazy(() =>
  import('./pages/account/AccountSettings').then((module) => ({ default: module.AccountSettings })),
);
const AccountConnections = lazy(() =>
  import('./pages/account/AccountConnections').then((module) => ({ default: module.AccountConnections })),
);
const Notifications = lazy(() =>
  import('./pages/notifications/Notifications').then((module) => ({ default: module.Notifications })),
);
const SystemSettings = lazy(() =>
  import('./pages/settings/SystemSettings').then((module) => ({ default: module.SystemSettings })),
);
const Profile = lazy(() => import('./pages/Profile').then((module) => ({ default: module.Profile })));

interface Page {
  icon: ComponentType<{ className?: string }>;
  element: ReactNode;
}

/** What each console page of the route table looks like: its icon and its view, each view a chunk of its own. */
export const pages: Record<Exclude<RouteName, AuthRouteName>, Page> = {
  campaignsInProgress: { icon: CampaignIcon, element: <campaigns.list group="inprogress" /> },
  campaignsDone: { icon: TaskAltIcon, element: <campaigns.list group="done" /> },
  campaignsCancelled: { icon: BlockIcon, element: <campaigns.list group="cancel" /> },
  requests: { icon: requests.icon, element: <requests.list /> },
  requestView: { icon: requests.icon, element: <requests.show /> },
  requestLink: { icon: requests.icon, element: <requests.link /> },
  kolRequestCampaigns: { icon: requests.icon, element: <requests.create /> },
  campaignView: { icon: CampaignIcon, element: <campaigns.show /> },
  campaignCreate: { icon: CampaignIcon, element: <campaigns.create /> },
  campaignEdit: { icon: CampaignIcon, element: <campaigns.edit /> },
  campaignReport: { icon: BarChartIcon, element: <CampaignReport /> },
  kols: { icon: kols.icon, element: <kols.list /> },
  kolView: { icon: kols.icon, element: <kols.show /> },
  kolCreate: { icon: kols.icon, element: <kols.create /> },
  kolEdit: { icon: kols.icon, element: <kols.edit /> },
  kolApprovals: { icon: FactCheckIcon, element: <kols.approvals /> },
  kolApproval: { icon: FactCheckIcon, element: <kols.approval /> },
  kolUpload: { icon: kols.icon, element: <kols.upload /> },
  kolCollect: { icon: collectOrders.icon, element: <collectOrders.create /> },
  kolHistory: { icon: HistoryIcon, element: <collectOrders.list /> },
  customers: { icon: customers.icon, element: <customers.list /> },
  customerUpload: { icon: customers.icon, element: <customers.upload /> },
  customerView: { icon: customers.icon, element: <customers.show /> },
  customerCreate: { icon: customers.icon, element: <customers.create /> },
  customerEdit: { icon: customers.icon, element: <customers.edit /> },
  customerApprovals: { icon: FactCheckIcon, element: <customers.approvals /> },
  customerApproval: { icon: FactCheckIcon, element: <customers.approval /> },
  brands: { icon: brands.icon, element: <brands.list /> },
  brandUpload: { icon: brands.icon, element: <brands.upload /> },
  brandView: { icon: brands.icon, element: <brands.show /> },
  customerRepresentativeCreate: { icon: representatives.icon, element: <representatives.create type="customer" /> },
  customerRepresentativeEdit: { icon: representatives.icon, element: <representatives.edit type="customer" /> },
  brandRepresentativeCreate: { icon: representatives.icon, element: <representatives.create type="brand" /> },
  brandRepresentativeEdit: { icon: representatives.icon, element: <representatives.edit type="brand" /> },
  brandCreate: { icon: brands.icon, element: <brands.create /> },
  brandEdit: { icon: brands.icon, element: <brands.edit /> },
  brandApprovals: { icon: FactCheckIcon, element: <brands.approvals /> },
  brandApproval: { icon: FactCheckIcon, element: <brands.approval /> },
  brandApprovalEdit: { icon: brands.icon, element: <brands.approvalEdit /> },
  users: { icon: users.icon, element: <users.list /> },
  userCreate: { icon: users.icon, element: <users.create /> },
  userUpload: { icon: users.icon, element: <users.upload /> },
  userView: { icon: users.icon, element: <users.show /> },
  userEdit: { icon: users.icon, element: <users.edit /> },
  userViewEdit: { icon: users.icon, element: <users.edit /> },
  systemSettings: { icon: SettingsIcon, element: <SystemSettings /> },
  permissionGroups: { icon: roles.icon, element: <roles.list /> },
  permissionGroupCreate: { icon: roles.icon, element: <roles.create /> },
  permissionGroupView: { icon: roles.icon, element: <roles.show /> },
  permissionGroupEdit: { icon: roles.icon, element: <roles.edit /> },
  languages: { icon: languages.icon, element: <languages.list /> },
  languageCreate: { icon: languages.icon, element: <languages.create /> },
  languageEdit: { icon: languages.icon, element: <languages.edit /> },
  translations: { icon: translations.icon, element: <translations.list /> },
  audit: { icon: audit.icon, element: <audit.list /> },
  clientErrors: { icon: clientErrors.icon, element: <clientErrors.list /> },
  jobsQueue: { icon: jobs.icon, element: <jobs.list /> },
  profile: { icon: AccountCircleIcon, element: <Profile /> },
  notifications: { icon: NotificationsIcon, element: <Notifications /> },
  accountSettings: { icon: AccountCircleIcon, element: <AccountSettings /> },
  accountConnections: { icon: AccountCircleIcon, element: <AccountConnections /> },
};

/** Every page drawn inside the console's shell, in the order of the menu. */
export const pageNames = Object.keys(pages) as (keyof typeof pages)[];

/** Whether a page of the route table is drawn by the console yet. */
export function isRegistered(name: RouteName | LaterRouteName): name is keyof typeof pages {
  return Object.hasOwn(pages, name);
}
