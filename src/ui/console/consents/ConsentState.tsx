import { useTranslate } from 'react-admin';
import { dayOf } from '../../../domain/dates';
import { formatDay } from '../../../domain/format';
import { type Network, networkNames } from '../../../domain/networks';
import type { SocialConsent } from '../../../domain/social/consentTypes';
import { asksConsent } from '../../../domain/social/consentValues';
import { Chip } from '../record/Chip';
import styles from './consents.module.css';

interface ConsentStateProps {
  network: Network;
  offered: boolean;
  consent: SocialConsent | null;
  /** What is said where owners cannot be asked here; already translated. */
  notOffered: string;
}

const dayIn = (instant: string) => formatDay(dayOf(new Date(instant)));

/** How an account is connected, in words: until when and as whom, or since when no longer and why. */
export function ConsentState({ network, offered, consent, notOffered }: ConsentStateProps) {
  const translate = useTranslate();
  if (!asksConsent(network)) {
    return <span className={styles.note}>{translate('consents.public', { network: networkNames[network] })}</span>;
  }
  if (consent?.lost_at) {
    const reason = consent.lost_reason && translate(`consents.reason.${consent.lost_reason}`);
    return (
      <span className={styles.state}>
        <Chip tone="bad" label={translate('consents.lost', { day: dayIn(consent.lost_at) })} />
        <span className={styles.note}>{reason}</span>
      </span>
    );
  }
  if (consent) {
    const words = [translate('consents.as', { name: consent.username })];
    if (consent.ends_at) words.push(translate('consents.until', { day: dayIn(consent.ends_at) }));
    return (
      <span className={styles.state}>
        <Chip tone="good" label={translate('consents.connected')} />
        <span className={styles.note}>{words.join(' · ')}</span>
      </span>
    );
  }
  if (!offered) return <span className={styles.note}>{notOffered}</span>;
  return <Chip tone="muted" label={translate('consents.none')} />;
}
