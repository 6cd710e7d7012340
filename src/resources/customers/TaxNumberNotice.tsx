import { useTranslate } from 'react-admin';
import { taxNumberDoubt } from '../../domain/customers/taxNumber';
import { Notice } from '../../ui/console/approval/Notice';

/** Beside the decision on a customer: that its tax number is none as Vietnam writes them; approving it keeps it. */
export function TaxNumberNotice({ customer }: { customer: object }) {
  const translate = useTranslate();
  const number = 'tax_number' in customer && typeof customer.tax_number === 'string' ? customer.tax_number : '';
  const doubt = number ? taxNumberDoubt(number) : null;
  if (!doubt) return null;
  return (
    <Notice
      tone="warn"
      title={`${translate('customers.tax_number')}: ${number}`}
      text={translate(`customers.doubt.${doubt}`)}
    />
  );
}
