import type { Catalogue } from './catalogue';
import approval from './en/approval.json';
import brands from './en/brands.json';
import campaigns from './en/campaigns.json';
import cart from './en/cart.json';
import customers from './en/customers.json';
import evaluation from './en/evaluation.json';
import files from './en/files.json';
import gallery from './en/gallery.json';
import kolList from './en/kolList.json';
import kols from './en/kols.json';
import lists from './en/lists.json';
import notifications from './en/notifications.json';
import pace from './en/pace.json';
import page from './en/page.json';
import palette from './en/palette.json';
import ra from './en/ra.json';
import range from './en/range.json';
import reports from './en/reports.json';
import roles from './en/roles.json';
import social from './en/social.json';
import users from './en/users.json';
import wizard from './en/wizard.json';
import { en as entry } from './entry/en';

export const en: Catalogue = {
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
