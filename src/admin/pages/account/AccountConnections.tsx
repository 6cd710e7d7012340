import { useTranslate } from 'react-admin';
import { formatInstant } from '../../../domain/format';
import { type Network, networks } from '../../../domain/networks';
import type { UserNetwork } from '../../../domain/users/types';
import { useRead } from '../../../ui/console/data/useRead';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { RecordLink } from '../../../ui/console/record/RecordLink';
import { Section } from '../../../ui/console/record/Section';
import { WebLink } from '../../../ui/console/record/WebLink';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { Compact } from '../../../ui/plain/Figure';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { Picture } from '../../../ui/plain/Picture';
import styles from './account.module.css';

/** The person's own accounts on the networks: those of their KOL, and those connected for their figures. */
export function AccountConnections() {
  const translate = useTranslate();
  const { data: network, error, refetch } = useRead<UserNetwork>('userNetwork');
  return (
    <div className={styles.page}>
      <PageHeader title={translate('page.account_connections')} description={translate('users.connections.help')} />
      {error && !network ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Connections network={network} />
      )}
    </div>
  );
}

function Connections({ network }: { network: UserNetwork | undefined }) {
  const translate = useTranslate();
  if (!network) return <p aria-busy="true">{translate('common.loading')}</p>;
  const { kol, socials, accounts } = network;
  if (!kol && accounts.length === 0) {
    return <EmptyState title={translate('users.connections.empty')} hint={translate('users.connections.empty_hint')} />;
  }
  return (
    <>
      {kol && (
        <Section title={translate('users.connections.kol')}>
          <p className={styles.kol}>
            <RecordLink page="kolView" id={kol.id}>
              <Picture src={kol.avatar} name={kol.stage_name} width={28} shape="circle" />
              {kol.stage_name}
            </RecordLink>
          </p>
          <ul className={styles.list}>
            {socials.map((social) => (
              <li key={social.id}>
                <NetworkIcon network={social.social_type} />
                <span className={styles.name}>
                  {social.name ?? social.url}
                  <WebLink url={social.url} />
                </span>
                <span className={styles.figures}>
                  <Compact value={social.follower_count} /> {translate('users.connections.followers')}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {accounts.length > 0 && (
        <Section title={translate('users.connections.accounts')}>
          <ul className={styles.list}>
            {accounts.map((account) => (
              <li key={account.id}>
                {isNetwork(account.social_type) && <NetworkIcon network={account.social_type} />}
                <span className={styles.name}>
                  {account.username}
                  <span>{translate('users.connections.since', { at: formatInstant(account.connected_at) })}</span>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function isNetwork(value: string): value is Network {
  return (networks as readonly string[]).includes(value);
}
