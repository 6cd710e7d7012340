import audit from '../resources/audit';
import brands from '../resources/brands';
import campaigns from '../resources/campaigns';
import customers from '../resources/customers';
import kols from '../resources/kols';
import roles from '../resources/roles';
import users from '../resources/users';

/** What react-admin should call a record of each resource. */
export const resourceDefinitions = {
  brands: { name: 'brands', recordRepresentation: brands.recordRepresentation },
  campaigns: { name: 'campaigns', recordRepresentation: campaigns.recordRepresentation },
  customers: { name: 'customers', recordRepresentation: customers.recordRepresentation },
  kols: { name: 'kols', recordRepresentation: kols.recordRepresentation },
  audit: { name: 'audit', recordRepresentation: audit.recordRepresentation },
  roles: { name: 'roles', recordRepresentation: roles.recordRepresentation },
  users: { name: 'users', recordRepresentation: users.recordRepresentation },
};
