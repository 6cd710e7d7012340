import type { Catalogue } from './catalogue';
import audit from './en/audit.json';
import auth from './en/auth.json';
import brands from './en/brands.json';
import campaigns from './en/campaigns.json';
import common from './en/common.json';
import customers from './en/customers.json';
import error from './en/error.json';
import importing from './en/import.json';
import kols from './en/kols.json';
import page from './en/page.json';
import ra from './en/ra.json';
import reports from './en/reports.json';
import roles from './en/roles.json';
import users from './en/users.json';
import wizard from './en/wizard.json';

export const en: Catalogue = {
  auth,
  brands,
  campaigns,
  common,
  customers,
  error,
  import: importing,
  kols,
  page,
  ra,
  reports,
  audit,
  roles,
  users,
  wizard,
};
