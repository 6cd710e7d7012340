import { contactPath, kolsPath, policyPath, requestPath, verifyPath } from '../../domain/publicSite/paths';
import { Opens } from '../Opens';
import { useNamed, usePage } from '../pageContext';
import { linkText, safeLink } from '../report/safeLink';
import styles from './Shell.module.css';

/** What stands below every page: who we are, how to reach us, and what else there is. */
export function Footer() {
  const { language, say, frame, isEdited } = usePage();
  const named = useNamed();
  const { contact_page: us } = frame;
  const facts = [
    { of: ['email_title', 'email'], value: us.email, href: `mailto:${us.email}` },
    {
      of: ['phone_title', 'phone_number'],
      value: us.phone_number,
      href: `tel:${us.phone_number.replace(/[^\d+]/g, '')}`,
    },
    { of: ['website_title', 'website'], value: linkText(us.website), href: safeLink(us.website) },
    { of: ['office_title', 'office'], value: us.office },
    { of: ['branch_title', 'branch'], value: us.branch },
  ] as const;
  const shown = facts.filter(({ value }) => value || isEdited);
  const profiles = us.profiles.flatMap(({ name, url }) => {
    const address = safeLink(url);
    return address ? [{ name: name || linkText(address), address }] : [];
  });
  return (
    <footer className={styles.footer}>
      <div className={styles.company}>
        <Opens place="contact_page.logo" />
        {us.logo && <img className={styles.contactLogo} src={us.logo} alt="" width={300} height={88} loading="lazy" />}
        <strong {...named('contact_page.company')}>{us.company}</strong>
        {(profiles.length > 0 || isEdited) && (
          <nav aria-label={us.follow_us} className={styles.profiles}>
            <span {...named('contact_page.follow_us')}>{us.follow_us}</span>
            <Opens place="contact_page.profiles" />
            {profiles.map(({ name, address }) => (
              <a key={address} href={address} rel="noopener">
                {name}
              </a>
            ))}
          </nav>
        )}
      </div>
      {shown.length > 0 && (
        <dl className={styles.facts}>
          {shown.map(({ of: [title, fact], value, ...link }) => (
            <div key={fact}>
              <dt {...named(`contact_page.${title}`)}>{us[title]}</dt>
              {isEdited ? (
                <dd {...named(`contact_page.${fact}`)}>{us[fact]}</dd>
              ) : (
                <dd>{'href' in link && link.href ? <a href={link.href}>{value}</a> : value}</dd>
              )}
            </div>
          ))}
        </dl>
      )}
      <nav aria-label={say('publicSite.frame.more')} className={styles.pages}>
        <a href={kolsPath(language)}>{say('publicSite.frame.kols')}</a>
        <a href={requestPath(language)} {...named('headers.get_started')}>
          {frame.headers.get_started}
        </a>
        <a href={contactPath(language)}>{say('publicSite.frame.contact')}</a>
        <a href={policyPath(language)}>{say('publicSite.frame.policy')}</a>
        <a href={verifyPath(language)}>{say('publicSite.verify.title')}</a>
      </nav>
    </footer>
  );
}
