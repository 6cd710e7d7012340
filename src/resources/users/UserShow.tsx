import { useTranslate } from 'react-admin';
import type { UserDetail } from '../../domain/users/types';
import { useHistoryTab } from '../../ui/console/history/useHistoryTab';
import { DetailLayout } from '../../ui/console/record/DetailLayout';
import { RecordPage } from '../../ui/console/record/RecordPage';
import { Tabs } from '../../ui/console/record/Tabs';
import { AccountTab } from './AccountTab';
import { UserSummary } from './UserSummary';

/** One user (spec 1 §2 Staff user detail). */
export function UserShow() {
  return (
    <RecordPage<UserDetail> resource="users">
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
  const history = useHistoryTab('user', user.id);
  const account = { key: 'account', label: translate('users.account'), content: <AccountTab user={user} /> };
  return <Tabs tabs={[account, ...history]} />;
}
