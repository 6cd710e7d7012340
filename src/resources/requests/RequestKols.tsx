import { useTranslate } from 'react-admin';
import type { KolRef } from '../../domain/campaigns/types';
import { KolWho } from '../../ui/console/kols/KolWho';
import { RecordLink } from '../../ui/console/record/RecordLink';
import { EmptyState } from '../../ui/console/state/EmptyState';
import styles from './requests.module.css';

/** The KOLs that are asked for, in the order they were chosen; each leads to its page. */
export function RequestKols({ kols }: { kols: readonly KolRef[] }) {
  const translate = useTranslate();
  if (kols.length === 0) return <EmptyState title={translate('requests.no_kols')} />;
  return (
    <ul className={styles.kols}>
      {kols.map((kol) => (
        <li key={kol.id}>
          <RecordLink page="kolView" id={kol.id}>
            <KolWho kol={kol} />
          </RecordLink>
        </li>
      ))}
    </ul>
  );
}
