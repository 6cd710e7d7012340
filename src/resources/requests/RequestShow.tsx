import { useTranslate } from 'react-admin';
import type { RequestDetail } from '../../domain/requests/types';
import { useHistoryTab } from '../../ui/console/history/useHistoryTab';
import { DetailLayout } from '../../ui/console/record/DetailLayout';
import { RecordPage } from '../../ui/console/record/RecordPage';
import { type Tab, Tabs } from '../../ui/console/record/Tabs';
import { RequestInformation } from './RequestInformation';
import { RequestKols } from './RequestKols';
import { RequestSummary } from './RequestSummary';

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
      key: 'kols',
      label: translate('requests.tab.kols'),
      count: request.kol_total,
      content: <RequestKols request={request} />,
    },
    {
      key: 'information',
      label: translate('requests.tab.information'),
      content: <RequestInformation request={request} />,
    },
  ];
  // Of a request for nobody yet, the words.
  return <Tabs tabs={[...tabs, ...history]} usual={request.kol_total > 0 ? 'kols' : 'information'} />;
}
