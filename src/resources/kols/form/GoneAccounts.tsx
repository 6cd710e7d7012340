import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import styles from './form.module.css';
import type { SocialEntry } from './kolForm';

/** What becomes of stored accounts that were taken off, or whose address is another by now. */
export function GoneAccounts() {
  const translate = useTranslate();
  const { defaultValues } = useFormState();
  const now: SocialEntry[] = useWatch({ name: 'socials' }) ?? [];
  const stored: SocialEntry[] = defaultValues?.socials ?? [];
  const gone = stored.filter(({ id, url }) => id !== '' && !now.some((one) => one.id === id && one.url === url));
  return gone.map(({ id, url }) => (
    <p key={id} className={styles.gone} role="status">
      {translate('kolForm.social.gone', { url })}
    </p>
  ));
}
