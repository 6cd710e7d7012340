import { useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import type { Brand } from '../../domain/brands/types';
import { getAccessMap } from '../../providers/session';
import { CampaignTab } from '../../ui/console/CampaignTab';
import { DetailLayout } from '../../ui/console/DetailLayout';
import { useHistoryTab } from '../../ui/console/history/useHistoryTab';
import { RecordPage } from '../../ui/console/RecordPage';
import { type Tab, Tabs } from '../../ui/console/Tabs';
import { BrandSummary } from './BrandSummary';

/** One brand: facts at the left, its campaigns at the right (spec 1 §2 /brands/{id}/view). */
export function BrandShow() {
  return (
    <RecordPage<Brand> resource="brands" titleOf={(brand) => brand.name}>
      {(brand) => (
        <DetailLayout summary={<BrandSummary brand={brand} />}>
          <BrandTabs brand={brand} />
        </DetailLayout>
      )}
    </RecordPage>
  );
}

function BrandTabs({ brand }: { brand: Brand }) {
  const translate = useTranslate();
  const history = useHistoryTab('brand', brand.id);
  const tabs: Tab[] = [];
  if (can(getAccessMap(), 'campaigns_management', 'r')) {
    tabs.push({
      key: 'campaign',
      label: translate('common.campaigns'),
      count: brand.campaign_total,
      content: <CampaignTab filter={{ brand_ids: [brand.id] }} />,
    });
  }
  return <Tabs tabs={[...tabs, ...history]} />;
}
