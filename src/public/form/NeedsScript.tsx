import type { ContactWays } from '../../domain/publicSite/pages';
import { usePage } from '../pageContext';
import styles from './form.module.css';
import { Ways } from './Ways';

/** Where no script runs: that this form needs one, and how else to reach us. */
export function NeedsScript({ contact }: { contact: ContactWays }) {
  const { say } = usePage();
  return (
    <noscript>
      <div className={styles.problem}>
        <p>
          <strong>{say('publicSite.forms.needs_script')}</strong>
        </p>
        <Ways contact={contact} say={say} />
      </div>
    </noscript>
  );
}
