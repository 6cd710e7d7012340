import type { Translate } from '../../domain/locales/translator';
import type { ContactWays } from '../../domain/publicSite/pages';

/** How else to reach us, by mail or phone; nothing where the site names neither. */
export function Ways({ contact: { email, phone_number }, say }: { contact: ContactWays; say: Translate }) {
  if (!email && !phone_number) return null;
  return (
    <p>
      {say('publicSite.forms.instead')} {email && <a href={`mailto:${email}`}>{email}</a>}
      {email && phone_number && ' · '}
      {phone_number && <a href={`tel:${phone_number.replace(/[^\d+]/g, '')}`}>{phone_number}</a>}
    </p>
  );
}
