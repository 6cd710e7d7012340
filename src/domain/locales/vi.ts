import type { Catalogue } from './catalogue';
import { vi as entry } from './entry/vi';
import approval from './vi/approval.json';
import brands from './vi/brands.json';
import campaigns from './vi/campaigns.json';
import cart from './vi/cart.json';
import customers from './vi/customers.json';
import evaluation from './vi/evaluation.json';
import files from './vi/files.json';
import gallery from './vi/gallery.json';
import kolList from './vi/kolList.json';
import kols from './vi/kols.json';
import lists from './vi/lists.json';
import notifications from './vi/notifications.json';
import pace from './vi/pace.json';
import page from './vi/page.json';
import palette from './vi/palette.json';
import ra from './vi/ra.json';
import range from './vi/range.json';
import reports from './vi/reports.json';
import roles from './vi/roles.json';
import social from './vi/social.json';
import users from './vi/users.json';
import wizard from './vi/wizard.json';

export const vi: Catalogue = {
  ...entry,
  approval,
  brands,
  campaigns,
  cart,
  customers,
  evaluation,
  files,
  gallery,
  kolList,
  kols,
  lists,
  notifications,
  pace,
  page,
  palette,
  ra,
  range,
  reports,
  roles,
  social,
  users,
  wizard,
};
