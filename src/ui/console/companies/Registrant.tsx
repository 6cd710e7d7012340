import { useTranslate } from 'react-admin';
import type { Registration } from '../../../domain/companies/types';
import styles from '../approval/approval.module.css';
import { Fact, Facts } from '../record/Fact';
import { MailLink } from '../record/MailLink';
import { Section } from '../record/Section';

/** Who registered a customer or brand, with what they typed. */
export function Registrant({ fullname, phone, email }: Registration) {
  const translate = useTranslate();
  const label = (field: string) => translate(`companies.registration.${field}`);
  return (
    <Section title={label('title')} description={label('help')}>
      <div className={styles.facts}>
        <Facts>
          <Fact label={label('fullname')}>{fullname}</Fact>
          <Fact label={label('phone')} copy={phone}>
            {phone && <a href={`tel:${phone}`}>{phone}</a>}
          </Fact>
          <Fact label={label('email')} copy={email}>
            <MailLink address={email} />
          </Fact>
        </Facts>
      </div>
    </Section>
  );
}
