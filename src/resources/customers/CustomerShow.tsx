import { useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import type { Customer } from '../../domain/customers/types';
import { getAccessMap } from '../../providers/session';
import { CampaignTab } from '../../ui/console/CampaignTab';
import { DetailLayout } from '../../ui/console/DetailLayout';
import { useHistoryTab } from '../../ui/console/history/useHistoryTab';
import { RecordPage } from '../../ui/console/RecordPage';
import { type Tab, Tabs } from '../../ui/console/Tabs';
import { BrandTab } from './BrandTab';
import { CustomerSummary } from './CustomerSummary';

/** One customer: facts at the left, its brands and campaigns in tabs (spec 1 §2 Customer detail). */
export function CustomerShow() {
  return (
    <RecordPage<Customer> resource="customers" titleOf={(customer) => customer.name}>
      {(customer) => (
        <DetailLayout summary={<CustomerSummary customer={customer} />}>
          <CustomerTabs customer={customer} />
        </DetailLayout>
      )}
    </RecordPage>
  );
}

function CustomerTabs({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const access = getAccessMap();
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
      content: <CampaignTab filter={{ customer_id: customer.id }} />,
    });
  }
  return <Tabs tabs={[...tabs, ...history]} />;
}
