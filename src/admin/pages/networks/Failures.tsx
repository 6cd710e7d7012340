import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import type { NetworkStatus } from '../../../domain/social/types';
import { useLanguage } from '../../../ui/plain/language';
import styles from './networks.module.css';

/** What brought nothing at the last try, by reason, with what to do about it. */
export function Failures({ failures }: Pick<NetworkStatus, 'failures'>) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <div className={styles.failures}>
      <h3 className={styles.subtitle}>{translate('networks.failures')}</h3>
      {failures.length === 0 ? (
        <p className={styles.hint}>{translate('networks.failures_none')}</p>
      ) : (
        <ul>
          {failures.map(({ reason, accounts, posts }) => (
            <li key={reason}>
              <p className={styles.reason}>
                <strong>{translate(`readingFailure.reason.${reason}`)}</strong>
                <span>
                  {translate('networks.counts', {
                    accounts: formatNumber(accounts, language),
                    posts: formatNumber(posts, language),
                  })}
                </span>
              </p>
              <p className={styles.hint}>{translate(`readingFailure.todo.${reason}`)}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
