import type { PublicPage } from '../../domain/publicSite/pages';
import { contactPath, policyPath } from '../../domain/publicSite/paths';
import type { Day } from '../../domain/units';
import { usePage } from '../pageContext';
import { Shell } from '../shell/Shell';
import styles from './Policy.module.css';
import { policyParts } from './parts';
import { Written } from './Written';

type PolicyPageProps = Extract<PublicPage, { page: 'policy' }>;

/** As the law's dates are written: 16-02-2023. */
const written = (day: Day) => day.split('-').reverse().join('-');

/** Privacy policy, terms of service and what is done with personal data (spec 1 §2). */
export function PolicyPage({ contact }: PolicyPageProps) {
  const { language, say } = usePage();
  return (
    <Shell pathIn={policyPath}>
      <article className={styles.page}>
        <header className={styles.head}>
          <h1>{say('publicSite.policy.title')}</h1>
          <p className="lead">{say('publicSite.policy.lead')}</p>
          <nav aria-label={say('publicSite.policy.contents')} className={styles.contents}>
            {policyParts.map(({ name }) => (
              <a key={name} href={`#${name}`}>
                {say(`publicSite.policy.${name}.title`)}
              </a>
            ))}
          </nav>
        </header>
        {policyParts.map(({ name, updated, sections }) => (
          <section key={name} id={name} aria-labelledby={`${name}-title`} className={styles.part}>
            <div className={styles.title}>
              <h2 id={`${name}-title`}>{say(`publicSite.policy.${name}.title`)}</h2>
              <p>
                <time dateTime={updated}>{say('publicSite.policy.updated', { day: written(updated) })}</time>
              </p>
            </div>
            <div>
              {sections.map((section) => (
                <section key={section} className={styles.section}>
                  <h3>{say(`publicSite.policy.${name}.${section}.title`)}</h3>
                  <Written text={say(`publicSite.policy.${name}.${section}.text`, { company: contact.company })} />
                </section>
              ))}
              {name === 'personal_data' && (
                <section className={styles.section}>
                  <h3>{say('publicSite.policy.personal_data.contact.title')}</h3>
                  <address>
                    <span>{contact.company}</span>
                    {contact.office && <span>{contact.office}</span>}
                    {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
                    {contact.phone_number && <span>{contact.phone_number}</span>}
                    <a href={contactPath(language)}>{say('publicSite.policy.write')}</a>
                  </address>
                </section>
              )}
            </div>
          </section>
        ))}
      </article>
    </Shell>
  );
}
