import { useTranslate } from 'react-admin';
import type { Customer } from '../../domain/customers/types';
import { SummaryHead } from '../../ui/console/DetailLayout';
import { Fact, Facts } from '../../ui/console/Fact';
import { StatusChip } from '../../ui/console/StatusChip';
import { Tags } from '../../ui/console/Tags';
import { WebLink } from '../../ui/console/WebLink';
import { InstantDay } from '../../ui/plain/Day';
import { Picture } from '../../ui/plain/Picture';

export function CustomerSummary({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  return (
    <>
      <SummaryHead
        picture={<Picture src={customer.logo} name={customer.name} width={72} />}
        title={customer.name}
        code={customer.code}
        chips={<StatusChip kind="record" status={customer.status} />}
      />
      <Facts>
        <Fact label={translate('common.code')} copy={customer.code}>
          {customer.code}
        </Fact>
        <Fact label={translate('customers.trading_name')} copy={customer.trading_name}>
          {customer.trading_name}
        </Fact>
        <Fact label={translate('customers.tax_number')} copy={customer.tax_number}>
          {customer.tax_number}
        </Fact>
        <Fact label={translate('common.sectors')}>
          {customer.sectors.length > 0 && <Tags words={customer.sectors.map(({ name }) => name)} wrap />}
        </Fact>
        <Fact label={translate('common.website')} copy={customer.website}>
          {customer.website && <WebLink url={customer.website} />}
        </Fact>
        {customer.createdBy && <Fact label={translate('common.created_by')}>{customer.createdBy.fullname}</Fact>}
        <Fact label={translate('common.created_at')}>
          <InstantDay value={customer.created_at} />
        </Fact>
      </Facts>
    </>
  );
}
