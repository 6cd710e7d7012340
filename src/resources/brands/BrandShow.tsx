import { useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import type { BrandDetail } from '../../domain/brands/types';
import { withWords } from '../../providers/pageWords';
import { useAccess, useReducedView } from '../../ui/console/access/useAccess';
import { CampaignTab } from '../../ui/console/companies/CampaignTab';
import { CompanyNotice } from '../../ui/console/companies/CompanyNotice';
import { useHistoryTab } from '../../ui/console/history/useHistoryTab';
import { DetailLayout } from '../../ui/console/record/DetailLayout';
import { RecordPage } from '../../ui/console/record/RecordPage';
import { type Tab, Tabs } from '../../ui/console/record/Tabs';
import { useRepresentativeTab } from '../../ui/console/representatives/useRepresentativeTab';
import { LateCode, late } from '../../ui/plain/late';
import { BrandSummary } from './BrandSummary';
import { brandKit } from './brandKit';
import { ReportSkeleton } from './report/ReportSkeleton';

const BrandReportTab = late(() =>
  import('./report/BrandReportTab').then((module) => ({ default: module.BrandReportTab })),
);

const BrandHashtags = late(() =>
  withWords(['hashtags'], import('../../ui/console/hashtags/BrandHashtags')).then((module) => ({
    default: module.BrandHashtags,
  })),
);

/** One brand: facts at the left, its campaigns at the right (spec 1 §2 /brands/{id}/view). */
export function BrandShow() {
  return (
    <RecordPage<BrandDetail> resource="brands">
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
  const access = useAccess();
  const representatives = useRepresentativeTab('brand', brand);
  const history = useHistoryTab('brand', brand.id);
  const isReduced = useReducedView();
  const tabs: Tab[] = [];
  if (can(access, 'campaigns_management', 'r')) {
    tabs.push({
      key: 'campaign',
      label: translate('common.campaigns'),
      count: brand.campaign_total,
      content: <CampaignTab filter={{ brand_ids: [brand.id] }} brand={brand} />,
    });
  }
  if (can(access, 'brand_management', 'r_report')) {
    tabs.push({
      key: 'report',
      label: translate('brandReport.tab'),
      content: (
        <LateCode fallback={<ReportSkeleton />}>
          <BrandReportTab brandId={brand.id} />
        </LateCode>
      ),
    });
  }
  if (!isReduced && can(access, 'hashtags_management', 'r_brand')) {
    tabs.push({
      key: 'hashtags',
      label: translate('page.hashtag'),
      content: (
        <LateCode fallback={<ReportSkeleton />}>
          <BrandHashtags brandId={brand.id} />
        </LateCode>
      ),
    });
  }
  return <Tabs tabs={[...tabs, ...representatives, ...history]} />;
}
