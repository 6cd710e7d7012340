import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { KolDetail } from '../../../domain/kols/types';
import type { SocialAccount } from '../../../domain/social/types';
import { Section } from '../../../ui/console/record/Section';
import { TakenNote } from '../../../ui/console/record/TakenNote';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { useCall } from '../../../ui/console/useCall';
import { Compact } from '../../../ui/plain/Figure';
import { NetworkIcon, networkNames } from '../../../ui/plain/NetworkIcon';
import { Growth } from '../Growth';
import styles from '../kols.module.css';
import { VerifiedMark } from '../VerifiedMark';

/** A KOL's accounts with followers and growth of the last 30 days, each leading to its network's tab. */
export function Channels({ kol }: { kol: KolDetail }) {
  const translate = useTranslate();
  const { answer, error, retry } = useCall<SocialAccount[]>(
    'socialNetworkData',
    { query: { kol_id: kol.id } },
    kol.being_read?.length,
  );
  return (
    <Section title={translate('kols.socials')} description={translate('social.growth_of_30_days')}>
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : !answer ? (
        <Skeleton variant="rounded" height={144} aria-busy="true" />
      ) : answer.length === 0 ? (
        <EmptyState title={translate('kols.no_socials')} />
      ) : (
        <ul className={styles.channels}>
          {answer.map((account) => (
            <Channel key={account.id} account={account} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Channel({ account }: { account: SocialAccount }) {
  const translate = useTranslate();
  const { id, social_type, name, is_verified, follower_count, follower_growth_rate, taken } = account;
  return (
    <li className={styles.channel}>
      <NetworkIcon network={social_type} size={20} />
      <span className={styles.channelWords}>
        <span className={styles.channelName}>
          <Link to={{ search: `?tab=${social_type}&account=${id}` }}>{name ?? networkNames[social_type]}</Link>
          {is_verified && <VerifiedMark />}
        </span>
        <TakenNote at={taken.at} sources={taken.source ? [taken.source] : []} />
      </span>
      <span className={styles.followers}>
        <Compact value={follower_count} /> <Growth value={follower_growth_rate} />
        <small>{translate('kols.followers')}</small>
      </span>
    </li>
  );
}
