import { CompanyEdit } from '../../ui/console/companies/CompanyEdit';
import { brandKit } from './brandKit';

/** Fills in a brand before it is decided on (spec 1 §2 /brands/approvals/{id}/edit). */
export function BrandApprovalEdit() {
  return <CompanyEdit kit={brandKit} back="brandApproval" />;
}
