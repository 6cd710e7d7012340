import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { KolDetail } from '../../../domain/kols/types';
import { networkNames } from '../../../domain/networks';
import { pathTo } from '../../../domain/routes';
import type { SocialAccount } from '../../../domain/social/types';
import { useRead } from '../../../ui/console/data/useRead';
import { Growth } from '../../../ui/console/kols/Growth';
import { Section } from '../../../ui/console/record/Section';
import { TakenNote } from '../../../ui/console/record/TakenNote';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { Compact } from '../../../ui/plain/Figure';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import styles from '../kols.module.css';
import { VerifiedMark } from '../VerifiedMark';

/** A KOL's accounts with followers and growth of the last 30 days, each leading to its network's tab. */
export function Channels({ kol }: { kol: KolDetail }) {
  const translate = useTranslate();
  const { data, error, refetch } = useRead<SocialAccount[]>('socialNetworkData', { query: { kol_id: kol.id } });
  return (
    <Section title={translate('kols.socials')} description={translate('social.growth_of_30_days')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={144} aria-busy="true" />
      ) : data.length === 0 ? (
        <EmptyState title={translate('kols.no_socials')} />
      ) : (
        <ul className={styles.channels}>
          {data.map((account) => (
            <Channel key={account.id} kolId={kol.id} account={account} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Channel({ kolId, account }: { kolId: string; account: SocialAccount }) {
  const translate = useTranslate();
  const { id, social_type, name, is_verified, follower_count, follower_growth_rate, taken } = account;
  return (
    <li className={styles.channel}>
      <NetworkIcon network={social_type} size={20} />
      <span className={styles.channelWords}>
        <span className={styles.channelName}>
          <Link to={`${pathTo('kolView', { id: kolId })}?tab=${social_type}&account=${id}`}>
            {name ?? networkNames[social_type]}
          </Link>
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
