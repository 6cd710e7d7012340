import { Link } from 'react-router-dom';
import { useWords } from '../words';
import { PlainPage } from './PlainPage';
import styles from './plain.module.css';

/** Unknown addresses, with the way back. */
export function PlainNotFound() {
  const translate = useWords();
  return (
    <PlainPage title={translate('common.not_found.title')} hint={translate('common.not_found.hint')}>
      <Link to="/" className={styles.action}>
        {translate('common.home')}
      </Link>
    </PlainPage>
  );
}
