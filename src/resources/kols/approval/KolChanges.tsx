import type { PendingEdit } from '../../../domain/approvals/types';
import { ChangeTable } from '../../../ui/console/approval/ChangeTable';
import { useKolWords } from '../form/useKolWords';

/** What an edit of a KOL would change, in the person's words. */
export function KolChanges({ change }: Pick<PendingEdit, 'change'>) {
  return <ChangeTable change={change} {...useKolWords()} />;
}
