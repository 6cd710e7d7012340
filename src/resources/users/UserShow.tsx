import { useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import type { UserDetail } from '../../domain/users/types';
import { getAccessMap } from '../../providers/session';
import { DetailLayout } from '../../ui/console/DetailLayout';
import { HistoryTab } from '../../ui/console/history/HistoryTab';
import { RecordPage } from '../../ui/console/RecordPage';
import { type Tab, Tabs } from '../../ui/console/Tabs';
import { AccountTab } from './AccountTab';
import { UserSummary } from './UserSummary';

/** One user (spec 1 §2 Staff user detail). */
export function UserShow() {
  return (
    <RecordPage<UserDetail> resource="users" titleOf={(user) => user.fullname}>
      {(user) => (
        <DetailLayout summary={<UserSummary key={user.id} user={user} />}>
          <UserTabs user={user} />
        </DetailLayout>
      )}
    </RecordPage>
  );
}

function UserTabs({ user }: { user: UserDetail }) {
  const translate = useTranslate();
  const tabs: Tab[] = [{ key: 'account', label: translate('users.account'), content: <AccountTab user={user} /> }];
  if (can(getAccessMap(), 'permission_management', 'r')) {
    tabs.push({
      key: 'history',
      label: translate('audit.history'),
      content: <HistoryTab entity="user" id={user.id} />,
    });
  }
  return <Tabs tabs={tabs} />;
}
