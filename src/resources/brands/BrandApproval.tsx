import { CompanyApproval } from '../../ui/console/companies/CompanyApproval';
import { brandKit } from './brandKit';

/** Decides on a brand that waits, or on its edit (spec 1 §2 Approval screens). */
export function BrandApproval() {
  return <CompanyApproval kit={brandKit} />;
}
