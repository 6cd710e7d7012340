import { CompanyCreate } from '../../ui/console/companies/CompanyCreate';
import { customerKit } from './customerKit';

/** Adds a customer (spec 1 §2 /customers/add). */
export function CustomerCreate() {
  return <CompanyCreate kit={customerKit} />;
}
