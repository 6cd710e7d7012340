import audit from '../resources/audit';
import brands from '../resources/brands';
import campaigns from '../resources/campaigns';
import clientErrors from '../resources/clientErrors';
import collectOrders from '../resources/collectOrders';
import customers from '../resources/customers';
import jobs from '../resources/jobs';
import kols from '../resources/kols';
import languages from '../resources/languages';
import requests from '../resources/requests';
import roles from '../resources/roles';
import translations from '../resources/translations';
import users from '../resources/users';

/** What react-admin should call a record of each resource. */
export const resourceDefinitions = {
  brands: { name: 'brands', recordRepresentation: brands.recordRepresentation },
  clientErrors: { name: 'clientErrors', recordRepresentation: clientErrors.recordRepresentation },
  campaigns: { name: 'campaigns', recordRepresentation: campaigns.recordRepresentation },
  collectOrders: { name: 'collectOrders', recordRepresentation: collectOrders.recordRepresentation },
  customers: { name: 'customers', recordRepresentation: customers.recordRepresentation },
  kols: { name: 'kols', recordRepresentation: kols.recordRepresentation },
  audit: { name: 'audit', recordRepresentation: audit.recordRepresentation },
  languages: { name: 'languages', recordRepresentation: languages.recordRepresentation },
  translations: { name: 'translations', recordRepresentation: translations.recordRepresentation },
  queueJobs: { name: 'queueJobs', recordRepresentation: jobs.recordRepresentation },
  requests: { name: 'requests', recordRepresentation: requests.recordRepresentation },
  roles: { name: 'roles', recordRepresentation: roles.recordRepresentation },
  users: { name: 'users', recordRepresentation: users.recordRepresentation },
};
