import type { PendingEdit } from '../../../domain/approvals/types';
import { ChangeTable } from '../approval/ChangeTable';
import type { CompanyKit } from './kit';
import { useCompanyWords } from './useCompanyWords';

interface CompanyChangesProps extends Pick<PendingEdit, 'change'> {
  kit: CompanyKit;
}

/** What an edit of a customer or brand would change, in the person's words. */
export function CompanyChanges({ kit, change }: CompanyChangesProps) {
  return <ChangeTable change={change} {...useCompanyWords(kit)} />;
}
