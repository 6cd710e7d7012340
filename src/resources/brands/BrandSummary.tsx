import { useTranslate } from 'react-admin';
import type { BrandDetail } from '../../domain/brands/types';
import { CompanyActions } from '../../ui/console/companies/CompanyActions';
import { EvaluationFact } from '../../ui/console/companies/EvaluationFact';
import { SectorTags } from '../../ui/console/companies/sectors';
import { CreatorFact } from '../../ui/console/record/CreatorFact';
import { SummaryHead } from '../../ui/console/record/DetailLayout';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { MailLink } from '../../ui/console/record/MailLink';
import { RecordLink } from '../../ui/console/record/RecordLink';
import { StatusChip } from '../../ui/console/record/StatusChip';
import { WebLink } from '../../ui/console/record/WebLink';
import { InstantDay } from '../../ui/plain/Day';
import { Picture } from '../../ui/plain/Picture';
import { brandKit } from './brandKit';

export function BrandSummary({ brand }: { brand: BrandDetail }) {
  const translate = useTranslate();
  const { customer } = brand;
  return (
    <>
      <SummaryHead
        picture={<Picture src={brand.logo} name={brand.name} width={72} />}
        title={brand.name}
        code={brand.code}
        isCopied
        chips={<StatusChip kind="record" status={brand.status} />}
      />
      <CompanyActions kit={brandKit} record={brand} />
      <Facts>
        <Fact label={translate('brands.customer')}>
          {customer && (
            <RecordLink page="customerView" id={customer.id}>
              <Picture src={customer.logo} name={customer.name} width={20} />
              {customer.name}
            </RecordLink>
          )}
        </Fact>
        <Fact label={translate('common.sectors')}>
          {brand.sectors.length > 0 && <SectorTags sectors={brand.sectors} wrap />}
        </Fact>
        <Fact label={translate('common.website')} copy={brand.website}>
          {brand.website && <WebLink url={brand.website} />}
        </Fact>
        <Fact label={translate('common.phone')} copy={brand.phone}>
          {brand.phone}
        </Fact>
        <Fact label={translate('common.email')} copy={brand.email}>
          {brand.email && <MailLink address={brand.email} />}
        </Fact>
        <Fact label={translate('brands.address')} copy={brand.address}>
          {brand.address}
        </Fact>
        <EvaluationFact evaluation={brand.evaluation} />
        {brand.description && <Fact label={translate('brands.about')}>{brand.description}</Fact>}
        <CreatorFact record={brand} />
        <Fact label={translate('common.created_at')}>
          <InstantDay value={brand.created_at} />
        </Fact>
      </Facts>
    </>
  );
}
