import { asProposed } from '../../domain/approvals/rules';
import { CompanyApproval } from '../../ui/console/companies/CompanyApproval';
import { CustomerMatches } from '../../ui/console/companies/CustomerMatches';
import { customerKit } from './customerKit';
import { TaxNumberNotice } from './TaxNumberNotice';

/** Decides on a customer that waits; a new one may be one there is already (spec 1 §1 Self-registration). */
export function CustomerApproval() {
  return (
    <CompanyApproval
      kit={customerKit}
      note={(shown) => <TaxNumberNotice customer={asProposed(shown)} />}
      above={(customer, settle) => <CustomerMatches customer={customer} onMerged={settle} />}
    />
  );
}
