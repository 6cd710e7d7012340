import { useTranslate } from 'react-admin';
import type { Grant } from '../../domain/access';
import { type RightsDifference, rightWords } from './rights';
import styles from './roles.module.css';

/** What saving would change, in words. */
export function RightsDiff({ added, removed }: RightsDifference) {
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
      {list(added, translate('roleRights.rights_added', { total: added.length }), styles.added)}
      {list(removed, translate('roleRights.rights_removed', { total: removed.length }), styles.removed)}
    </div>
  );
}
