import { useTranslate } from 'react-admin';
import type { Brand } from '../../domain/brands/types';
import { SummaryHead } from '../../ui/console/DetailLayout';
import { Fact, Facts } from '../../ui/console/Fact';
import { RecordLink } from '../../ui/console/RecordLink';
import { StatusChip } from '../../ui/console/StatusChip';
import { Tags } from '../../ui/console/Tags';
import { WebLink } from '../../ui/console/WebLink';
import { InstantDay } from '../../ui/plain/Day';
import { Picture } from '../../ui/plain/Picture';

export function BrandSummary({ brand }: { brand: Brand }) {
  const translate = useTranslate();
  const { customer } = brand;
  return (
    <>
      <SummaryHead
        picture={<Picture src={brand.logo} name={brand.name} width={72} />}
        title={brand.name}
        code={brand.code}
        chips={<StatusChip kind="record" status={brand.status} />}
      />
      <Facts>
        <Fact label={translate('brands.customer')}>
          {customer && (
            <RecordLink page="customerView" id={customer.id}>
              <Picture src={customer.logo} name={customer.name} width={20} />
              {customer.name}
            </RecordLink>
          )}
        </Fact>
        <Fact label={translate('common.code')} copy={brand.code}>
          {brand.code}
        </Fact>
        <Fact label={translate('common.sectors')}>
          {brand.sectors.length > 0 && <Tags words={brand.sectors.map(({ name }) => name)} wrap />}
        </Fact>
        <Fact label={translate('common.website')} copy={brand.website}>
          {brand.website && <WebLink url={brand.website} />}
        </Fact>
        <Fact label={translate('common.phone')} copy={brand.phone}>
          {brand.phone}
        </Fact>
        <Fact label={translate('common.email')} copy={brand.email}>
          {brand.email && <a href={`mailto:${brand.email}`}>{brand.email}</a>}
        </Fact>
        <Fact label={translate('brands.address')} copy={brand.address}>
          {brand.address}
        </Fact>
        {brand.description && <Fact label={translate('brands.about')}>{brand.description}</Fact>}
        {brand.createdBy && <Fact label={translate('common.created_by')}>{brand.createdBy.fullname}</Fact>}
        <Fact label={translate('common.created_at')}>
          <InstantDay value={brand.created_at} />
        </Fact>
      </Facts>
    </>
  );
}
