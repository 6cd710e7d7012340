import { useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import type { KolDetail } from '../../domain/kols/types';
import { getAccessMap } from '../../providers/session';
import { CampaignTab } from '../../ui/console/CampaignTab';
import { DetailLayout } from '../../ui/console/DetailLayout';
import { useHistoryTab } from '../../ui/console/history/useHistoryTab';
import { RecordPage } from '../../ui/console/RecordPage';
import { Tabs } from '../../ui/console/Tabs';
import { useTotal } from '../../ui/console/useTotal';
import { KolOverview } from './KolOverview';
import { KolSummary } from './KolSummary';

/** One KOL: profile card at the left, overview and campaigns at the right (spec 1 §2 KOL detail). */
export function KolShow() {
  return (
    <RecordPage<KolDetail> resource="kols" titleOf={(kol) => kol.stage_name}>
      {(kol) => (
        <DetailLayout summary={<KolSummary kol={kol} />}>
          <KolTabs kol={kol} />
        </DetailLayout>
      )}
    </RecordPage>
  );
}

function KolTabs({ kol }: { kol: KolDetail }) {
  const translate = useTranslate();
  const mayList = can(getAccessMap(), 'campaigns_management', 'r');
  const total = useTotal('campaigns', { kol_id: kol.id }, mayList);
  const history = useHistoryTab('kol', kol.id);
  const tabs = [{ key: 'overview', label: translate('kols.tab.overview'), content: <KolOverview kol={kol} /> }];
  const campaigns = {
    key: 'campaigns',
    label: translate('common.campaigns'),
    count: total,
    content: <CampaignTab filter={{ kol_id: kol.id }} />,
  };
  return <Tabs tabs={[...tabs, ...(mayList ? [campaigns] : []), ...history]} />;
}
