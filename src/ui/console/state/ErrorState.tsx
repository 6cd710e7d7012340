import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../../providers/http';
import { CopyButton } from '../record/CopyButton';
import { errorText } from './errorText';
import styles from './states.module.css';

interface ErrorStateProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
  /** It is all the page has, so what happened is the page's title. */
  isPage?: boolean;
}

/** What happened, what is safe, what to do; with the request's number to hand on. */
export function ErrorState({ error, onRetry, isPage = false }: ErrorStateProps) {
  const translate = useTranslate();
  const Title = isPage ? 'h1' : 'p';
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <div className={styles.state} role="alert">
      <Title className={styles.title}>{errorText(error, translate)}</Title>
      <p className={styles.hint}>{translate('common.error_is_safe')}</p>
      {onRetry && (
        <div className={styles.action}>
          <Button variant="outlined" onClick={onRetry}>
            {translate('common.retry')}
          </Button>
        </div>
      )}
      {requestId && (
        <p className={styles.request}>
          {translate('common.request_id')} <code>{requestId}</code>
          <CopyButton text={requestId} />
        </p>
      )}
    </div>
  );
}
