import { CompanyApproval } from '../../ui/console/companies/CompanyApproval';
import { CustomerMatches } from './CustomerMatches';
import { customerKit } from './customerKit';

/** Decides on a customer that waits; a new one may be one there is already (spec 1 §1 Self-registration). */
export function CustomerApproval() {
  return (
    <CompanyApproval
      kit={customerKit}
      above={(customer, settle) => <CustomerMatches customer={customer} onMerged={settle} />}
    />
  );
}
