import { ApiError } from '../../providers/http';
import { useWords } from '../words';
import { PlainPage } from './PlainPage';
import styles from './plain.module.css';

/** The account could not be loaded though nobody refused it. */
export function PlainFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useWords();
  const code = error instanceof ApiError ? error.code : 'unknown';
  return (
    <PlainPage title={translate(`error.${code}`)} hint={translate('common.error_is_safe')}>
      <button type="button" className={styles.action} onClick={onRetry}>
        {translate('common.retry')}
      </button>
      {error instanceof ApiError && error.requestId && (
        <p className={styles.reference}>
          {translate('common.crashed.reference')} <code>{error.requestId}</code>
        </p>
      )}
    </PlainPage>
  );
}
