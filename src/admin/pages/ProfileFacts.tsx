import { useTranslate } from 'react-admin';
import { formatDay } from '../../domain/format';
import type { Me } from '../../domain/users/types';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { MailLink } from '../../ui/console/record/MailLink';
import { Section } from '../../ui/console/record/Section';
import styles from './Profile.module.css';

/** How the person is reached and where they work. */
export function ProfileFacts({ me }: { me: Me }) {
  const translate = useTranslate();
  return (
    <div className={styles.facts}>
      <Section title={translate('common.contact')}>
        <Facts>
          <Fact label={translate('common.staff_code')} copy={me.code}>
            {me.code}
          </Fact>
          <Fact label={translate('common.email')} copy={me.email}>
            <MailLink address={me.email} className={styles.mail} />
          </Fact>
          <Fact label={translate('common.phone')} copy={me.phone}>
            {me.phone}
          </Fact>
          {me.department && <Fact label={translate('common.department')}>{me.department.name}</Fact>}
          {me.studio && <Fact label={translate('common.studio')}>{me.studio.name}</Fact>}
          {me.gender && <Fact label={translate('users.field.gender')}>{translate(`users.gender.${me.gender}`)}</Fact>}
          {me.birthday && <Fact label={translate('users.field.birthday')}>{formatDay(me.birthday)}</Fact>}
          {me.job && <Fact label={translate('users.field.job')}>{me.job}</Fact>}
          {me.address && <Fact label={translate('users.field.address')}>{me.address}</Fact>}
        </Facts>
      </Section>
    </div>
  );
}
