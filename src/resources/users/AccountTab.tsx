import { useTranslate } from 'react-admin';
import { formatDay, formatInstant } from '../../domain/format';
import type { UserDetail } from '../../domain/users/types';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { RecordLink } from '../../ui/console/record/RecordLink';
import { Section } from '../../ui/console/record/Section';
import { Picture } from '../../ui/plain/Picture';
import { UserState } from './UserState';
import styles from './users.module.css';

/** The account, the person, and whom they stand for. */
export function AccountTab({ user }: { user: UserDetail }) {
  const translate = useTranslate();
  const field = (name: string) => translate(`users.field.${name}`);
  return (
    <div className={styles.facts}>
      <Section title={translate('users.account')}>
        <Facts>
          <Fact label={field('username')} copy={user.username}>
            {user.username}
          </Fact>
          <Fact label={translate('users.type.label')}>{translate(`users.type.${user.type}`)}</Fact>
          <Fact label={translate('common.state')}>
            <UserState active={user.active} />
          </Fact>
          <Fact label={field('verified')}>{translate(user.verified ? 'users.verified' : 'users.not_verified')}</Fact>
          <Fact label={field('second_factor')}>{translate(`users.second_factor.${user.second_factor}`)}</Fact>
          {user.must_change_password && <Fact label={field('password')}>{translate('users.must_change')}</Fact>}
          <Fact label={translate('common.language')}>{user.language?.code.toUpperCase()}</Fact>
          <Fact label={translate('common.created_at')}>{formatInstant(user.created_at)}</Fact>
          <Fact label={field('activated_at')}>{formatInstant(user.activated_at)}</Fact>
        </Facts>
      </Section>
      <Section title={translate('users.person')}>
        <Facts>
          <Fact label={field('position')}>{user.position}</Fact>
          <Fact label={field('job')}>{user.job}</Fact>
          <Fact label={field('gender')}>{user.gender && translate(`users.gender.${user.gender}`)}</Fact>
          <Fact label={field('birthday')}>{formatDay(user.birthday)}</Fact>
          <Fact label={field('address')}>{user.address}</Fact>
        </Facts>
      </Section>
      <Represents user={user} />
    </div>
  );
}

function Represents({ user }: { user: UserDetail }) {
  const translate = useTranslate();
  const links = [
    ...user.customers.map((customer) => ({ page: 'customerView' as const, picture: customer.logo, ...customer })),
    ...user.brands.map((brand) => ({ page: 'brandView' as const, picture: brand.logo, ...brand })),
    ...(user.kol
      ? [{ page: 'kolView' as const, id: user.kol.id, name: user.kol.stage_name, picture: user.kol.avatar }]
      : []),
  ];
  if (links.length === 0) return null;
  return (
    <Section title={translate('users.represents')}>
      <ul className={styles.links}>
        {links.map(({ page, id, name, picture }) => (
          <li key={id}>
            <RecordLink page={page} id={id}>
              <Picture src={picture} name={name} width={24} />
              {name}
            </RecordLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
