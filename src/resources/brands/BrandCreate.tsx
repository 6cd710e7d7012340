import { CompanyCreate } from '../../ui/console/companies/CompanyCreate';
import { brandKit } from './brandKit';

/** Adds a brand (spec 1 §2 /brands/add). */
export function BrandCreate() {
  return <CompanyCreate kit={brandKit} />;
}
