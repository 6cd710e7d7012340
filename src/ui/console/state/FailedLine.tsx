import { useTranslate } from 'react-admin';
import styles from './failedLine.module.css';

interface FailedLineProps {
  /** Already translated: what is not known for that. */
  words: string;
  onRetry: () => void;
}

/** Within a line: what could not be read, and a way to try again. */
export function FailedLine({ words, onRetry }: FailedLineProps) {
  const translate = useTranslate();
  return (
    <span role="alert">
      {words}{' '}
      <button type="button" className={styles.again} onClick={onRetry}>
        {translate('common.retry')}
      </button>
    </span>
  );
}
