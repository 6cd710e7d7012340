import type { Network } from '../../domain/networks';
import { NetworkIcon } from '../../ui/plain/NetworkIcon';
import { Picture } from '../../ui/plain/Picture';
import styles from './connect.module.css';

interface AccountCardProps {
  network: Network;
  account: { name: string | null; picture: string | null; url: string };
  /** What is said of it besides; already translated. */
  note?: string | undefined;
  /** Where it is one of several to choose from. */
  choice?: { name: string; checked: boolean; disabled: boolean; onChoose: () => void } | undefined;
}

/** An account of a network: picture, name and address; to be chosen where there are several. */
export function AccountCard({ network, account: { name, picture, url }, note, choice }: AccountCardProps) {
  const address = url.replace(/^https:\/\//, '');
  const Row = choice ? 'label' : 'div';
  return (
    <Row className={styles.card}>
      {choice && (
        <input
          type="radio"
          name={choice.name}
          checked={choice.checked}
          disabled={choice.disabled}
          onChange={choice.onChoose}
        />
      )}
      <Picture src={picture} name={name ?? address} width={36} shape="circle" />
      <span className={styles.who}>
        <strong>
          <NetworkIcon network={network} size={14} /> {name ?? address}
        </strong>
        {name && <span>{address}</span>}
        {note && <span className={styles.taken}>{note}</span>}
      </span>
    </Row>
  );
}
