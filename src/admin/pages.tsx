import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import HistoryIcon from '@mui/icons-material/History';
import LanIcon from '@mui/icons-material/LanOutlined';
import MonitorHeartIcon from '@mui/icons-material/MonitorHeartOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import RateReviewIcon from '@mui/icons-material/RateReviewOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import TaskAltIcon from '@mui/icons-material/TaskAltOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import WebIcon from '@mui/icons-material/WebOutlined';
import type { ComponentType, ReactNode } from 'react';
import type { AuthRouteName, RouteName } from '../domain/routes';
import { withWords } from '../providers/pageWords';
import audit from '../resources/audit';
import brands from '../resources/brands';
import campaigns from '../resources/campaigns';
import clientErrors from '../resources/clientErrors';
import collectOrders from '../resources/collectOrders';
import contacts from '../resources/contacts';
import customers from '../resources/customers';
import hashtags from '../resources/hashtags';
import imports from '../resources/imports';
import jobs from '../resources/jobs';
import kols from '../resources/kols';
import languages from '../resources/languages';
import representatives from '../resources/representatives';
import requests from '../resources/requests';
import roles from '../resources/roles';
import shorteners from '../resources/shorteners';
import translations from '../resources/translations';
import trash from '../resources/trash';
import users from '../resources/users';
import { late } from '../ui/plain/late';

const AnalysisReport = late(() =>
  withWords(['analysis'], import('./pages/analysis/AnalysisReport')).then((module) => ({
    default: module.AnalysisReport,
  })),
);
const CampaignEvaluationPage = late(() =>
  import('../resources/campaigns/evaluation/CampaignEvaluationPage').then((module) => ({
    default: module.CampaignEvaluationPage,
  })),
);
const CampaignReport = late(() =>
  withWords(['reportNotes'], import('./pages/reports/CampaignReport')).then((module) => ({
    default: module.CampaignReport,
  })),
);
const Today = late(() =>
  withWords(['today'], import('./pages/today/Today')).then((module) => ({ default: module.Today })),
);
const AccountSettings = late(() =>
  withWords(['notificationHelp'], import('./pages/account/AccountSettings')).then((module) => ({
    default: module.AccountSettings,
  })),
);
const AccountConnections = late(() =>
  withWords(['consents'], import('./pages/account/AccountConnections')).then((module) => ({
    default: module.AccountConnections,
  })),
);
const Notifications = late(() =>
  import('./pages/notifications/Notifications').then((module) => ({ default: module.Notifications })),
);
const SystemSettings = late(() =>
  withWords(['settings'], import('./pages/settings/SystemSettings')).then((module) => ({
    default: module.SystemSettings,
  })),
);
const Networks = late(() =>
  withWords(['networks', 'readingFailure'], import('./pages/networks/Networks')).then((module) => ({
    default: module.Networks,
  })),
);
const InstallationHealth = late(() =>
  withWords(['health'], import('./pages/health/InstallationHealth')).then((module) => ({
    default: module.InstallationHealth,
  })),
);
const IntroPageEditor = late(() =>
  withWords(['introPage'], import('./pages/intro/IntroPageEditor')).then((module) => ({
    default: module.IntroPageEditor,
  })),
);
const Profile = late(() => import('./pages/Profile').then((module) => ({ default: module.Profile })));

interface Page {
  icon: ComponentType<{ className?: string }>;
  /** Whose page it is, for react-admin's contexts. */
  resource?: string;
  element: ReactNode;
}

function of({ name, icon }: { name: string; icon: Page['icon'] }, element: ReactNode, ownIcon = icon): Page {
  return { icon: ownIcon, resource: name, element };
}

/** What each console page of the route table looks like: its icon and its view, each view a chunk of its own. */
export const pages: Record<Exclude<RouteName, AuthRouteName>, Page> = {
  analysisReport: { icon: BarChartIcon, element: <AnalysisReport /> },
  today: { icon: TodayIcon, element: <Today /> },
  campaignsInProgress: of(campaigns, <campaigns.list group="inprogress" />),
  campaignsDone: of(campaigns, <campaigns.list group="done" />, TaskAltIcon),
  campaignsCancelled: of(campaigns, <campaigns.list group="cancel" />, BlockIcon),
  requests: of(requests, <requests.list />),
  requestView: of(requests, <requests.show />),
  requestLink: of(requests, <requests.link />),
  kolRequestCampaigns: of(requests, <requests.create />),
  campaignView: of(campaigns, <campaigns.show />),
  campaignCreate: of(campaigns, <campaigns.create />),
  campaignEdit: of(campaigns, <campaigns.edit />),
  campaignEvaluation: of(campaigns, <CampaignEvaluationPage />, RateReviewIcon),
  campaignReport: { icon: BarChartIcon, element: <CampaignReport /> },
  kols: of(kols, <kols.list />),
  kolCompare: of(kols, <kols.compare />),
  kolView: of(kols, <kols.show />),
  kolCreate: of(kols, <kols.create />),
  kolEdit: of(kols, <kols.edit />),
  kolApprovals: of(kols, <kols.approvals />, FactCheckIcon),
  kolApproval: of(kols, <kols.approval />, FactCheckIcon),
  kolUpload: of(kols, <kols.upload />),
  kolCollect: of(collectOrders, <collectOrders.create />),
  imports: of(imports, <imports.list />),
  trash: of(trash, <trash.list />),
  kolHistory: of(collectOrders, <collectOrders.list />, HistoryIcon),
  customers: of(customers, <customers.list />),
  customerUpload: of(customers, <customers.upload />),
  customerView: of(customers, <customers.show />),
  customerCreate: of(customers, <customers.create />),
  customerEdit: of(customers, <customers.edit />),
  customerApprovals: of(customers, <customers.approvals />, FactCheckIcon),
  customerApproval: of(customers, <customers.approval />, FactCheckIcon),
  brands: of(brands, <brands.list />),
  brandUpload: of(brands, <brands.upload />),
  brandView: of(brands, <brands.show />),
  customerRepresentativeCreate: of(representatives, <representatives.create type="customer" />),
  customerRepresentativeEdit: of(representatives, <representatives.edit type="customer" />),
  brandRepresentativeCreate: of(representatives, <representatives.create type="brand" />),
  brandRepresentativeEdit: of(representatives, <representatives.edit type="brand" />),
  brandCreate: of(brands, <brands.create />),
  brandEdit: of(brands, <brands.edit />),
  brandApprovals: of(brands, <brands.approvals />, FactCheckIcon),
  brandApproval: of(brands, <brands.approval />, FactCheckIcon),
  brandApprovalEdit: of(brands, <brands.approvalEdit />),
  hashtag: { icon: hashtags.icon, element: <hashtags.search /> },
  shorteners: of(shorteners, <shorteners.list />),
  shortenerView: of(shorteners, <shorteners.show />),
  users: of(users, <users.list />),
  userCreate: of(users, <users.create />),
  userUpload: of(users, <users.upload />),
  userView: of(users, <users.show />),
  userEdit: of(users, <users.edit />),
  userViewEdit: of(users, <users.edit />),
  systemSettings: { icon: SettingsIcon, element: <SystemSettings /> },
  permissionGroups: of(roles, <roles.list />),
  permissionGroupCreate: of(roles, <roles.create />),
  permissionGroupView: of(roles, <roles.show />),
  permissionGroupEdit: of(roles, <roles.edit />),
  languages: of(languages, <languages.list />),
  languageCreate: of(languages, <languages.create />),
  languageEdit: of(languages, <languages.edit />),
  translations: of(translations, <translations.list />),
  audit: of(audit, <audit.list />),
  clientErrors: of(clientErrors, <clientErrors.list />),
  contacts: of(contacts, <contacts.list />),
  hashtagSettings: of(hashtags, <hashtags.list />),
  introPage: { icon: WebIcon, element: <IntroPageEditor /> },
  jobsQueue: of(jobs, <jobs.list />),
  health: { icon: MonitorHeartIcon, element: <InstallationHealth /> },
  networks: { icon: LanIcon, element: <Networks /> },
  profile: { icon: AccountCircleIcon, element: <Profile /> },
  notifications: { icon: NotificationsIcon, element: <Notifications /> },
  accountSettings: { icon: AccountCircleIcon, element: <AccountSettings /> },
  accountConnections: { icon: AccountCircleIcon, element: <AccountConnections /> },
};

export type PageName = keyof typeof pages;

/** Every page drawn inside the console's shell, in the order of the menu. */
export const pageNames = Object.keys(pages) as PageName[];

/** Whether a page of the route table is drawn by the console yet. */
export function isRegistered(name: RouteName): name is PageName {
  return Object.hasOwn(pages, name);
}
