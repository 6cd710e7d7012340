import { useTranslate } from 'react-admin';
import type { UserDetail } from '../../domain/users/types';
import { SummaryHead } from '../../ui/console/record/DetailLayout';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { MailLink } from '../../ui/console/record/MailLink';
import { RoleBadge } from '../../ui/console/record/RoleBadge';
import { Picture } from '../../ui/plain/Picture';
import { UserActions } from './UserActions';

/** Picture, name, role badge, how to reach the person, and what can be done (spec 1 §2 Staff user detail). */
export function UserSummary({ user }: { user: UserDetail }) {
  const translate = useTranslate();
  return (
    <>
      <SummaryHead
        picture={<Picture src={user.full_avatar} name={user.fullname} width={72} shape="circle" />}
        title={user.fullname}
        code={user.code}
        chips={user.userRoles.map(({ role }) => <RoleBadge key={role.name} role={role} />)}
      />
      <UserActions user={user} />
      <Facts>
        <Fact label={translate('common.staff_code')} copy={user.code}>
          {user.code}
        </Fact>
        <Fact label={translate('common.email')} copy={user.email}>
          <MailLink address={user.email} />
        </Fact>
        <Fact label={translate('common.phone')} copy={user.phone}>
          {user.phone}
        </Fact>
        {user.type === 'staff' && (
          <>
            <Fact label={translate('common.department')}>{user.department?.name}</Fact>
            <Fact label={translate('common.studio')}>{user.studio?.name}</Fact>
          </>
        )}
      </Facts>
    </>
  );
}
