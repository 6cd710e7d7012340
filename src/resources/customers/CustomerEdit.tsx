import { CompanyEdit } from '../../ui/console/companies/CompanyEdit';
import { customerKit } from './customerKit';

/** Changes a customer (spec 1 §2 /customers/{id}/edit). */
export function CustomerEdit() {
  return <CompanyEdit kit={customerKit} />;
}
