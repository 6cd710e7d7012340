import { useTranslate } from 'react-admin';
import type { PlatformProfile } from '../../../domain/social/types';
import { Ago } from '../../../ui/plain/Ago';
import styles from './platform.module.css';

/** Why the last reading of an account brought nothing, and what to do; nothing where it did. */
export function ReadingFailure({ failure }: Pick<PlatformProfile, 'failure'>) {
  const translate = useTranslate();
  if (!failure) return null;
  return (
    <div className={styles.failure}>
      <p>
        <strong>{translate(`readingFailure.reason.${failure.reason}`)}</strong>{' '}
        <span>
          <Ago value={failure.at} />
        </span>
      </p>
      <p>{translate(`readingFailure.todo.${failure.reason}`)}</p>
    </div>
  );
}
