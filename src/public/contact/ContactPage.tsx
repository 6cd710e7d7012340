import { apiBase, endpoints } from '../../domain/endpoints';
import { answeredWithin } from '../../domain/publicSite/answeredWithin';
import type { PublicPage } from '../../domain/publicSite/pages';
import { contactPath } from '../../domain/publicSite/paths';
import { NeedsScript } from '../form/NeedsScript';
import { Ways } from '../form/Ways';
import { Island } from '../Island';
import { usePage } from '../pageContext';
import { Shell } from '../shell/Shell';
import { wordsOfForm } from '../words';
import styles from './Contact.module.css';
import { ContactForm } from './ContactForm';

type ContactPageProps = Extract<PublicPage, { page: 'contact' }>;

/** Where a visitor writes to us (spec 1 §2 /contact-us). */
export function ContactPage({ contact }: ContactPageProps) {
  const { language, say } = usePage();
  const calls = { contact: apiBase + endpoints.contactCreate.path, captcha: apiBase + endpoints.captcha.path };
  return (
    <Shell pathIn={contactPath}>
      <div className={styles.page}>
        <div className={styles.lead}>
          <h1>{say('publicSite.contact.title')}</h1>
          <p className="lead">{say('publicSite.contact.text', { within: answeredWithin(say) })}</p>
          <Ways contact={contact} say={say} />
        </div>
        <div>
          <NeedsScript contact={contact} />
          <Island
            name="contact"
            component={ContactForm}
            props={{ calls, contact, language, words: wordsOfForm(language, 'contact') }}
          />
        </div>
      </div>
    </Shell>
  );
}
