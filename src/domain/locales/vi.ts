import type { Catalogue } from './catalogue';
import audit from './vi/audit.json';
import auth from './vi/auth.json';
import brands from './vi/brands.json';
import campaigns from './vi/campaigns.json';
import common from './vi/common.json';
import customers from './vi/customers.json';
import error from './vi/error.json';
import importing from './vi/import.json';
import kols from './vi/kols.json';
import page from './vi/page.json';
import ra from './vi/ra.json';
import reports from './vi/reports.json';
import roles from './vi/roles.json';
import users from './vi/users.json';
import wizard from './vi/wizard.json';

export const vi: Catalogue = {
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
