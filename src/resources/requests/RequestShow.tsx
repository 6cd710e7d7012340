import { useTranslate } from 'react-admin';
import type { KolRef } from '../../domain/campaigns/types';
import type { RequestDetail } from '../../domain/requests/types';
import { useHistoryTab } from '../../ui/console/history/useHistoryTab';
import { KolWho } from '../../ui/console/kols/KolWho';
import { DetailLayout } from '../../ui/console/record/DetailLayout';
import { RecordLink } from '../../ui/console/record/RecordLink';
import { RecordPage } from '../../ui/console/record/RecordPage';
import { type Tab, Tabs } from '../../ui/console/record/Tabs';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { RequestInformation } from './RequestInformation';
import { RequestSummary } from './RequestSummary';
import styles from './requests.module.css';

/** One request: who asks and who answers at the left, what is asked for at the right (spec 1 §2 Campaign request detail). */
export function RequestShow() {
  return (
    <RecordPage<RequestDetail> resource="requests">
      {(request) => (
        <DetailLayout summary={<RequestSummary request={request} />}>
          <RequestTabs request={request} />
        </DetailLayout>
      )}
    </RecordPage>
  );
}

function RequestTabs({ request }: { request: RequestDetail }) {
  const translate = useTranslate();
  const history = useHistoryTab('campaign_request', request.id);
  const tabs: Tab[] = [
    {
      key: 'information',
      label: translate('requests.tab.information'),
      content: <RequestInformation request={request} />,
    },
    {
      key: 'kols',
      label: translate('requests.tab.kols'),
      count: request.kol_total,
      content: <RequestKols kols={request.data_kols} />,
    },
  ];
  return <Tabs tabs={[...tabs, ...history]} />;
}

/** The KOLs that are asked for, in the order they were chosen; each leads to its page. */
function RequestKols({ kols }: { kols: readonly KolRef[] }) {
  const translate = useTranslate();
  if (kols.length === 0) return <EmptyState title={translate('requests.no_kols')} />;
  return (
    <ul className={styles.kols}>
      {kols.map((kol) => (
        <li key={kol.id}>
          <RecordLink page="kolView" id={kol.id}>
            <KolWho kol={kol} />
          </RecordLink>
        </li>
      ))}
    </ul>
  );
}
