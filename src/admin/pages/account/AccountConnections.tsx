import { useTranslate } from 'react-admin';
import type { UserNetwork } from '../../../domain/users/types';
import { useRead } from '../../../ui/console/data/useRead';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { RecordLink } from '../../../ui/console/record/RecordLink';
import { Section } from '../../../ui/console/record/Section';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { ListBones } from '../../../ui/console/state/ListBones';
import { Picture } from '../../../ui/plain/Picture';
import styles from './account.module.css';
import { OwnAccount } from './OwnAccount';
import { UnlinkedNetwork } from './UnlinkedNetwork';
import { WaitingAccount } from './WaitingAccount';

/** The person's own accounts on the networks: those of their KOL, with how each is connected. */
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
  if (!network) return <ListBones />;
  const { kol, socials, unlinked, waiting, accounts } = network;
  if (!kol || socials.length + unlinked.length + waiting.length === 0) {
    return <EmptyState title={translate('users.connections.empty')} hint={translate('users.connections.empty_hint')} />;
  }
  return (
    <Section title={translate('users.connections.kol')}>
      <p className={styles.kol}>
        <RecordLink page="kolView" id={kol.id}>
          <Picture src={kol.avatar} name={kol.stage_name} width={28} shape="circle" />
          {kol.stage_name}
        </RecordLink>
      </p>
      <p className={styles.help}>{translate('consents.connect.help')}</p>
      <ul className={styles.list}>
        {socials.map((social) => (
          <OwnAccount
            key={social.id}
            kolId={kol.id}
            social={social}
            told={accounts.find(({ id }) => id === social.id)}
          />
        ))}
        {waiting.map(({ social_type, url }) => (
          <WaitingAccount key={url} network={social_type} url={url} />
        ))}
        {unlinked
          .filter((one) => waiting.every(({ social_type }) => social_type !== one))
          .map((one) => (
            <UnlinkedNetwork key={one} kolId={kol.id} network={one} />
          ))}
      </ul>
    </Section>
  );
}
