import { CompanyEdit } from '../../ui/console/companies/CompanyEdit';
import { brandKit } from './brandKit';

/** Changes a brand (spec 1 §2 /brands/{id}/edit). */
export function BrandEdit() {
  return <CompanyEdit kit={brandKit} />;
}
