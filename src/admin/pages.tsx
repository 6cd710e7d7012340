import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import TaskAltIcon from '@mui/icons-material/TaskAltOutlined';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { AuthRouteName, RouteName } from '../domain/routes';
import audit from '../resources/audit';
import brands from '../resources/brands';
import campaigns from '../resources/campaigns';
import customers from '../resources/customers';
import kols from '../resources/kols';
import roles from '../resources/roles';
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
  campaignView: { icon: CampaignIcon, element: <campaigns.show /> },
  campaignReport: { icon: BarChartIcon, element: <CampaignReport /> },
  kols: { icon: kols.icon, element: <kols.list /> },
  kolView: { icon: kols.icon, element: <kols.show /> },
  customers: { icon: customers.icon, element: <customers.list /> },
  customerView: { icon: customers.icon, element: <customers.show /> },
  brands: { icon: brands.icon, element: <brands.list /> },
  brandView: { icon: brands.icon, element: <brands.show /> },
  users: { icon: users.icon, element: <users.list /> },
  userCreate: { icon: users.icon, element: <users.create /> },
  userUpload: { icon: users.icon, element: <users.upload /> },
  userView: { icon: users.icon, element: <users.show /> },
  userEdit: { icon: users.icon, element: <users.edit /> },
  userViewEdit: { icon: users.icon, element: <users.edit /> },
  permissionGroups: { icon: roles.icon, element: <roles.list /> },
  permissionGroupCreate: { icon: roles.icon, element: <roles.create /> },
  permissionGroupEdit: { icon: roles.icon, element: <roles.edit /> },
  audit: { icon: audit.icon, element: <audit.list /> },
  profile: { icon: AccountCircleIcon, element: <Profile /> },
  accountSettings: { icon: AccountCircleIcon, element: <AccountSettings /> },
  accountConnections: { icon: AccountCircleIcon, element: <AccountConnections /> },
};

/** Every page drawn inside the console's shell, in the order of the menu. */
export const pageNames = Object.keys(pages) as (keyof typeof pages)[];
