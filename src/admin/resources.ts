import brands from '../resources/brands';
import campaigns from '../resources/campaigns';
import customers from '../resources/customers';
import kols from '../resources/kols';

/** What react-admin should call a record of each resource. */
export const resourceDefinitions = {
  brands: { name: 'brands', recordRepresentation: brands.recordRepresentation },
  campaigns: { name: 'campaigns', recordRepresentation: campaigns.recordRepresentation },
  customers: { name: 'customers', recordRepresentation: customers.recordRepresentation },
  kols: { name: 'kols', recordRepresentation: kols.recordRepresentation },
};
