import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Deciding } from '../approval/Deciding';
import { RecordPage } from '../record/RecordPage';
import { CompanyWaiting } from './CompanyWaiting';
import type { Company, CompanyKit } from './kit';
import { useCompanyWords } from './useCompanyWords';

interface CompanyApprovalProps {
  kit: CompanyKit;
  /** Above a new record: another way to decide on it, which says in words what it has done. */
  above?: (record: Company, settle: (done: string) => void) => ReactNode;
}

/** Decides on a customer or brand that waits, or on its edit (spec 1 §2 Approval screens). */
export function CompanyApproval({ kit, above }: CompanyApprovalProps) {
  return (
    <RecordPage<Company> resource={kit.resource} titleOf={({ name }) => name}>
      {(record) => <CompanyDeciding key={record.id} kit={kit} record={record} above={above} />}
    </RecordPage>
  );
}

interface CompanyDecidingProps {
  kit: CompanyKit;
  record: Company;
  above: CompanyApprovalProps['above'];
}

function CompanyDeciding({ kit, record, above }: CompanyDecidingProps) {
  const translate = useTranslate();
  const { labelOf } = useCompanyWords(kit);
  const [settled, setSettled] = useState<string | null>(null);
  const lacking = (shown: Company) => {
    const fields = kit.lacking(shown).map(labelOf);
    return fields.length > 0 ? translate('companies.approve.lacking', { fields: fields.join(', ') }) : undefined;
  };
  return (
    <Deciding
      record={record}
      name={record.name}
      call={kit.calls.decide}
      list={kit.pages.approvals}
      reasonType={kit.reasonType}
      lacking={lacking}
      settled={settled}
    >
      {(shown) => (
        <>
          {!shown.pending && above?.(shown, setSettled)}
          <CompanyWaiting kit={kit} record={shown} />
        </>
      )}
    </Deciding>
  );
}
