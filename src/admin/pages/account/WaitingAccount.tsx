import { useTranslate } from 'react-admin';
import type { Network } from '../../../domain/networks';
import { Chip } from '../../../ui/console/record/Chip';
import { WebLink } from '../../../ui/console/record/WebLink';
import { AccountRow } from './AccountRow';
import styles from './account.module.css';

/** An account the person proposed to link, which waits for the agency's approval. */
export function WaitingAccount({ network, url }: { network: Network; url: string }) {
  const translate = useTranslate();
  return (
    <li className={styles.account}>
      <AccountRow
        network={network}
        name={<WebLink url={url} />}
        below={<span>{translate('consents.waiting_hint')}</span>}
      >
        <Chip tone="warn" label={translate('consents.waiting')} />
      </AccountRow>
    </li>
  );
}
