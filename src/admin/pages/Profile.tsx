import { useTranslate } from 'react-admin';
import { getAccount } from '../../providers/session';
import { Fact, Facts } from '../../ui/console/Fact';
import { PageHeader } from '../../ui/console/PageHeader';
import { Section } from '../../ui/console/Section';
import { Picture } from '../../ui/plain/Picture';
import styles from './Profile.module.css';

/** The signed-in person: banner, picture, role, how to reach them (spec 1 §2 /profile). */
export function Profile() {
  const translate = useTranslate();
  const me = getAccount()?.me;
  if (!me) return null;
  const roles = me.userRoles.map(({ role }) => role.name_display);
  return (
    <div className={styles.page}>
      <PageHeader title={translate('page.profile')} />
      <div className={styles.card}>
        <div className={styles.banner} />
        <div className={styles.who}>
          <span className={styles.portrait}>
            <Picture src={me.full_avatar} name={me.fullname} width={88} shape="circle" />
          </span>
          <div>
            <h2 className={styles.name}>{me.fullname}</h2>
            <span className={styles.roles}>
              {roles.map((role) => (
                <span key={role} className={styles.role}>
                  {role}
                </span>
              ))}
            </span>
          </div>
        </div>
        <div className={styles.facts}>
          <Section title={translate('common.contact')}>
            <Facts>
              <Fact label={translate('common.email')} copy={me.email}>
                <a className={styles.mail} href={`mailto:${me.email}`}>
                  {me.email}
                </a>
              </Fact>
              <Fact label={translate('common.phone')} copy={me.phone}>
                {me.phone}
              </Fact>
              <Fact label={translate('common.staff_code')} copy={me.code}>
                {me.code}
              </Fact>
              {me.department && <Fact label={translate('common.department')}>{me.department.name}</Fact>}
              {me.studio && <Fact label={translate('common.studio')}>{me.studio.name}</Fact>}
            </Facts>
          </Section>
        </div>
      </div>
    </div>
  );
}
