import { useEffect, useState, useSyncExternalStore } from 'react';
import { getConnection, probe, subscribeConnection } from '../providers/connection';
import styles from './ConnectionBar.module.css';
import { useWords } from './words';

/** Says that nothing can be loaded or saved now, for as long as that is so; the page below stays as it is. */
export function ConnectionBar() {
  const translate = useWords();
  const connection = useSyncExternalStore(subscribeConnection, getConnection);
  const [trying, setTrying] = useState(false);
  const shown = connection !== 'fine';
  useEffect(() => {
    if (!shown) return;
    document.documentElement.dataset.notice = '';
    return () => {
      delete document.documentElement.dataset.notice;
    };
  }, [shown]);

  const retry = async () => {
    setTrying(true);
    await probe();
    setTrying(false);
  };

  return (
    <div role="status">
      {connection !== 'fine' && (
        <div className={styles.bar}>
          <strong>{translate(`common.connection.${connection}`)}</strong>
          <span className={styles.hint}>{translate('common.connection.hint')}</span>
          <button type="button" className={styles.retry} aria-disabled={trying} onClick={() => void retry()}>
            {translate(trying ? 'common.connection.trying' : 'common.retry')}
          </button>
        </div>
      )}
    </div>
  );
}
