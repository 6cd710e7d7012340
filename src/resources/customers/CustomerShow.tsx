import { useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import type { CustomerDetail } from '../../domain/customers/types';
import { useAccess } from '../../ui/console/access/useAccess';
import { CompanyNotice } from '../../ui/console/companies/CompanyNotice';
import { useHistoryTab } from '../../ui/console/history/useHistoryTab';
import { DetailLayout } from '../../ui/console/record/DetailLayout';
import { RecordPage } from '../../ui/console/record/RecordPage';
import { type Tab, Tabs } from '../../ui/console/record/Tabs';
import { useRepresentativeTab } from '../../ui/console/representatives/useRepresentativeTab';
import { ListBones } from '../../ui/console/state/ListBones';
import { LateCode, late } from '../../ui/plain/late';
import { BrandTab } from './BrandTab';
import { CustomerSummary } from './CustomerSummary';
import { customerKit } from './customerKit';

const CampaignTab = late(() =>
  import('../../ui/console/companies/CampaignTab').then((module) => ({ default: module.CampaignTab })),
);

/** One customer: facts at the left, its brands and campaigns in tabs (spec 1 §2 Customer detail). */
export function CustomerShow() {
  return (
    <RecordPage<CustomerDetail> resource="customers">
      {(customer) => (
        <DetailLayout summary={<CustomerSummary customer={customer} />}>
          <CompanyNotice kit={customerKit} record={customer} at="view" />
          <CustomerTabs customer={customer} />
        </DetailLayout>
      )}
    </RecordPage>
  );
}

function CustomerTabs({ customer }: { customer: CustomerDetail }) {
  const translate = useTranslate();
  const access = useAccess();
  const representatives = useRepresentativeTab('customer', customer);
  const history = useHistoryTab('customer', customer.id);
  const tabs: Tab[] = [];
  if (can(access, 'brand_management', 'r')) {
    tabs.push({
      key: 'brand',
      label: translate('page.brands'),
      count: customer.brand_total,
      content: <BrandTab customerId={customer.id} />,
    });
  }
  if (can(access, 'campaigns_management', 'r')) {
    tabs.push({
      key: 'campaign',
      label: translate('common.campaigns'),
      count: customer.campaign_total,
      content: (
        <LateCode fallback={<ListBones />}>
          <CampaignTab filter={{ customer_id: customer.id }} />
        </LateCode>
      ),
    });
  }
  return <Tabs tabs={[...tabs, ...representatives, ...history]} />;
}
