import { useTranslate } from 'react-admin';
import type { Shortener } from '../../domain/shorteners/types';
import { CopyButton } from '../../ui/console/record/CopyButton';
import { wholeAddress } from './address';
import styles from './shorteners.module.css';

/** The address of a short link with the button that copies it. */
export function ShortAddress({ link: { short_url } }: { link: Pick<Shortener, 'short_url'> }) {
  const translate = useTranslate();
  const address = wholeAddress(short_url);
  return (
    <span className={styles.address}>
      <span className={styles.slug}>{address.replace(/^https?:\/\//, '')}</span>
      <CopyButton text={address} label={translate('shorteners.copy')} />
    </span>
  );
}
