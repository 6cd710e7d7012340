import { useTranslate } from 'react-admin';
import { networkNames } from '../../../domain/networks';
import type { ConsentNetwork } from '../../../domain/social/consentValues';
import { AccountRow } from './AccountRow';
import styles from './account.module.css';
import { ConnectButton } from './ConnectButton';

/** A network on which nothing is linked to the person's KOL: whom they sign in as there is proposed. */
export function UnlinkedNetwork({ kolId, network }: { kolId: string; network: ConsentNetwork }) {
  const translate = useTranslate();
  return (
    <li className={styles.account}>
      <AccountRow
        network={network}
        name={networkNames[network]}
        below={<span>{translate('consents.connect.no_account')}</span>}
      >
        <span className={styles.action}>
          <ConnectButton kolId={kolId} network={network} again={false} />
        </span>
      </AccountRow>
    </li>
  );
}
