import { useTranslate } from 'react-admin';
import type { CustomerDetail } from '../../domain/customers/types';
import { CompanyActions } from '../../ui/console/companies/CompanyActions';
import { EvaluationFact } from '../../ui/console/companies/EvaluationFact';
import { SectorTags } from '../../ui/console/companies/sectors';
import { CreatorFact } from '../../ui/console/record/CreatorFact';
import { SummaryHead } from '../../ui/console/record/DetailLayout';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { StatusChip } from '../../ui/console/record/StatusChip';
import { WebLink } from '../../ui/console/record/WebLink';
import { InstantDay } from '../../ui/plain/Day';
import { Picture } from '../../ui/plain/Picture';
import { customerKit } from './customerKit';

export function CustomerSummary({ customer }: { customer: CustomerDetail }) {
  const translate = useTranslate();
  return (
    <>
      <SummaryHead
        picture={<Picture src={customer.logo} name={customer.name} width={72} />}
        title={customer.name}
        code={customer.code}
        isCopied
        chips={<StatusChip kind="record" status={customer.status} />}
      />
      <CompanyActions kit={customerKit} record={customer} />
      <Facts>
        <Fact label={translate('customers.trading_name')} copy={customer.trading_name}>
          {customer.trading_name}
        </Fact>
        <Fact label={translate('customers.tax_number')} copy={customer.tax_number}>
          {customer.tax_number}
        </Fact>
        <Fact label={translate('common.sectors')}>
          {customer.sectors.length > 0 && <SectorTags sectors={customer.sectors} wrap />}
        </Fact>
        <Fact label={translate('common.website')} copy={customer.website}>
          {customer.website && <WebLink url={customer.website} />}
        </Fact>
        <EvaluationFact evaluation={customer.evaluation} />
        <CreatorFact record={customer} />
        <Fact label={translate('common.created_at')}>
          <InstantDay value={customer.created_at} />
        </Fact>
      </Facts>
    </>
  );
}
