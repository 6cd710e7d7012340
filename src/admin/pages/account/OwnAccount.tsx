import { useTranslate } from 'react-admin';
import { formatInstant } from '../../../domain/format';
import { networkNames } from '../../../domain/networks';
import type { UserNetwork } from '../../../domain/users/types';
import { ConsentState } from '../../../ui/console/consents/ConsentState';
import { WithdrawConsent } from '../../../ui/console/consents/WithdrawConsent';
import { WebLink } from '../../../ui/console/record/WebLink';
import { Compact } from '../../../ui/plain/Figure';
import { AccountRow } from './AccountRow';
import styles from './account.module.css';
import { ConnectButton } from './ConnectButton';

interface OwnAccountProps {
  kolId: string;
  social: UserNetwork['socials'][number];
  /** What its network tells of it alone. */
  told: UserNetwork['accounts'][number] | undefined;
}

/** One account of the person's own KOL: whether it is connected, the way to connect it or take that back, what it tells. */
export function OwnAccount({ kolId, social, told }: OwnAccountProps) {
  const translate = useTranslate();
  const { id, social_type: network, url, name, follower_count, offered, consent } = social;
  const isConnected = consent !== null && consent.lost_at === null;
  return (
    <li className={styles.account}>
      <AccountRow network={network} name={name ?? url} below={<WebLink url={url} />}>
        <span className={styles.figures}>
          <Compact value={follower_count} /> {translate('users.connections.followers')}
        </span>
      </AccountRow>
      <div className={styles.row}>
        <ConsentState
          network={network}
          offered={offered}
          consent={consent}
          notOffered={translate('consents.not_offered', { network: networkNames[network] })}
        />
        <span className={styles.action}>
          {offered && !isConnected && <ConnectButton kolId={kolId} network={network} again={consent !== null} />}
          {isConnected && <WithdrawConsent id={id} name={name ?? url} />}
        </span>
      </div>
      {told && <AccountTold told={told} network={networkNames[network]} />}
    </li>
  );
}

const figures = [
  'followers',
  'following',
  'friends',
  'hearts',
  'videos',
  'comments',
  'shares',
  'collects',
  'plays',
] as const;

/** What the network told of the account when it was connected (spec 1 §3 Social account). */
function AccountTold({ told, network }: { told: UserNetwork['accounts'][number]; network: string }) {
  const translate = useTranslate();
  return (
    <div className={styles.told}>
      {told.introduction && <p>{told.introduction}</p>}
      <dl>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{translate(`consents.figure.${figure}`)}</dt>
            <dd>
              <Compact value={told.figures[figure]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>
        {translate('consents.told_at', { network, at: formatInstant(told.connected_at) })} · {told.profile_id}
      </p>
    </div>
  );
}
