import { useRouteError } from 'react-router-dom';
import { useFailure } from '../useFailure';
import { useWords } from '../words';
import { PlainPage } from './PlainPage';
import styles from './plain.module.css';

/** What stands in place of everything where the shell itself failed, or its code did not arrive. */
export function PlainCrash() {
  const translate = useWords();
  const { about, reference } = useFailure(useRouteError());
  if (!about) return null;
  return (
    <PlainPage title={translate(`common.${about}.title`)} hint={translate(`common.${about}.hint`)}>
      <button type="button" className={styles.action} onClick={() => window.location.reload()}>
        {translate(about === 'crashed' ? 'common.crashed.reload' : 'common.retry')}
      </button>
      {reference && (
        <p className={styles.reference}>
          {translate('common.crashed.reference')} <code>{reference}</code>
        </p>
      )}
    </PlainPage>
  );
}
