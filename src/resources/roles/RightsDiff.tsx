import { useTranslate } from 'react-admin';
import type { Grant } from '../../domain/access';
import { rightWords } from './rights';
import styles from './roles.module.css';

interface RightsDiffProps {
  given: readonly Grant[];
  taken: readonly Grant[];
}

/** What saving would change, in words. */
export function RightsDiff({ given, taken }: RightsDiffProps) {
  const translate = useTranslate();
  const list = (grants: readonly Grant[], title: string, className: string | undefined) =>
    grants.length > 0 && (
      <div className={className}>
        <h3>{title}</h3>
        <ul>
          {grants.map((grant) => (
            <li key={grant}>{rightWords(grant, translate)}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <div className={styles.diff}>
      {list(given, translate('roles.given', { total: given.length }), styles.given)}
      {list(taken, translate('roles.taken', { total: taken.length }), styles.taken)}
    </div>
  );
}
