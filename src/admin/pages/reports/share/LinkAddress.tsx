import Button from '@mui/material/Button';
import { useState } from 'react';
import type { LinkAddress as Address, ReportLink } from '../../../../domain/reportLinks/types';
import { useApi } from '../../../../ui/console/data/useApi';
import { CopyButton } from '../../../../ui/console/record/CopyButton';
import { useNotifyFailure } from '../../../../ui/console/state/useNotifyFailure';
import styles from './share.module.css';
import { useShareWords } from './useShareWords';

/** Where a link leads; what is withheld is asked for, and with it whose session it is. */
export function LinkAddress({ link: { id, url, url_withheld } }: { link: ReportLink }) {
  const say = useShareWords();
  const notifyFailure = useNotifyFailure();
  const api = useApi();
  const [told, setTold] = useState<string | null>(null);
  const address = url ?? told;
  if (address) {
    return (
      <p className={styles.address}>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {address.replace(/^https?:\/\//, '')}
        </a>
        <CopyButton text={address} label={say('reportShare.link.copy')} />
      </p>
    );
  }
  if (!url_withheld) return <p className={styles.warning}>{say('reportShare.link.unshown')}</p>;
  const show = async () => {
    try {
      setTold((await api.reportLinkAddress<Address>({ params: { id } })).data.url);
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Button size="small" onClick={() => void show()}>
      {say('reportShare.link.show')}
    </Button>
  );
}
