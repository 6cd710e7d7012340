import { useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import type { BrandDetail } from '../../domain/brands/types';
import { getAccessMap } from '../../providers/session';
import { CampaignTab } from '../../ui/console/companies/CampaignTab';
import { CompanyNotice } from '../../ui/console/companies/CompanyNotice';
import { useHistoryTab } from '../../ui/console/history/useHistoryTab';
import { DetailLayout } from '../../ui/console/record/DetailLayout';
import { RecordPage } from '../../ui/console/record/RecordPage';
import { type Tab, Tabs } from '../../ui/console/record/Tabs';
import { useRepresentativeTab } from '../../ui/console/representatives/useRepresentativeTab';
import { BrandSummary } from './BrandSummary';
import { brandKit } from './brandKit';
import { BrandReportTab } from './report/BrandReportTab';

/** One brand: facts at the left, its campaigns at the right (spec 1 §2 /brands/{id}/view). */
export function BrandShow() {
  return (
    <RecordPage<BrandDetail> resource="brands" titleOf={(brand) => brand.name}>
      {(brand) => (
        <DetailLayout summary={<BrandSummary brand={brand} />}>
          <CompanyNotice kit={brandKit} record={brand} at="view" />
          <BrandTabs brand={brand} />
        </DetailLayout>
      )}
    </RecordPage>
  );
}

function BrandTabs({ brand }: { brand: BrandDetail }) {
  const translate = useTranslate();
  const representatives = useRepresentativeTab('brand', brand);
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
  if (can(getAccessMap(), 'brand_management', 'r_report')) {
    tabs.push({ key: 'report', label: translate('brandReport.tab'), content: <BrandReportTab brandId={brand.id} /> });
  }
  return <Tabs tabs={[...tabs, ...representatives, ...history]} />;
}
