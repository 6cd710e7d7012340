import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import { useTranslate } from 'react-admin';
import type { KolDetail } from '../../../domain/kols/types';
import type { Network } from '../../../domain/networks';
import { heldSocials } from './held';
import styles from './socials.module.css';
import { UnlinkSocialButton } from './UnlinkSocialButton';

/** Links and unlinks of this network that wait for approval; a new link can be taken back. */
export function HeldSocials({ kol, network }: { kol: KolDetail; network: Network }) {
  const translate = useTranslate();
  const { linked, unlinked } = heldSocials(kol, network);
  if (linked.length + unlinked.length === 0) return null;
  return (
    <ul className={styles.held}>
      {linked.map(({ id, url, isNew }) => (
        <li key={id}>
          <HourglassIcon className={styles.icon} aria-hidden="true" />
          <span>{translate('social.held_link', { url })}</span>
          {isNew && <UnlinkSocialButton id={id} name={url} held />}
        </li>
      ))}
      {unlinked.map(({ id, url }) => (
        <li key={id}>
          <HourglassIcon className={styles.icon} aria-hidden="true" />
          <span>{translate('social.held_unlink', { url })}</span>
        </li>
      ))}
    </ul>
  );
}
