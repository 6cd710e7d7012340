import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ApprovalDone } from '../approval/ApprovalDone';
import { Deciding } from '../approval/Deciding';
import { WaitingKind } from '../approval/WaitingKind';
import { RecordOutline } from '../record/RecordOutline';
import { RecordPage } from '../record/RecordPage';
import { CompanyWaiting } from './CompanyWaiting';
import type { Company, CompanyKit } from './kit';
import { queueOf } from './queueOf';
import { Registrant } from './Registrant';
import { RegistrationApproval } from './RegistrationApproval';
import { useCompanyWords } from './useCompanyWords';
import { useRegistration } from './useRegistration';

interface CompanyApprovalProps {
  kit: CompanyKit;
  /** Above a new record: another way to decide on it, which says in words what it has done. */
  above?: (record: Company, settle: (done: string) => void) => ReactNode;
  /** Beside any decision: what is odd about the record as it would be. */
  note?: (shown: Company) => ReactNode;
}

/** Decides on a customer or brand that waits, or on its edit (spec 1 §2 Approval screens). */
export function CompanyApproval({ kit, above, note }: CompanyApprovalProps) {
  const { id } = useParams();
  // What was settled otherwise may be no record any more.
  const [settled, setSettled] = useState<{ record: Company; done: string } | null>(null);
  if (settled && settled.record.id === id) return <Settled kit={kit} name={settled.record.name} done={settled.done} />;
  return (
    <RecordPage<Company> resource={kit.resource}>
      {(record) => (
        <Decision
          key={record.id}
          kit={kit}
          record={record}
          note={note}
          above={above?.(record, (done) => setSettled({ record, done }))}
          settle={(done) => setSettled({ record, done })}
        />
      )}
    </RecordPage>
  );
}

function Settled({ kit, name, done }: { kit: CompanyKit; name: string; done: string }) {
  const translate = useTranslate();
  return (
    <ApprovalDone
      title={translate('approval.of.new', { name })}
      description={<WaitingKind isEdit={false} />}
      approved={done}
      list={kit.pages.approvals}
    />
  );
}

interface DecisionProps extends WaitingProps {
  settle: (done: string) => void;
}

/** What was registered together is decided on together. */
function Decision({ settle, ...waiting }: DecisionProps) {
  const notify = useNotify();
  const { kit, record } = waiting;
  const together = useRegistration(record);
  if (together === undefined) return <RecordOutline />;
  if (!together) return <Waiting {...waiting} />;
  // The customer is gone then; the brand waits on, as one of the other customer's.
  const merged = (done: string) => (kit.resource === 'customers' ? settle(done) : notify(done, { type: 'success' }));
  return <RegistrationApproval kit={kit} {...together} onApproved={settle} onMerged={merged} />;
}

interface WaitingProps {
  kit: CompanyKit;
  record: Company;
  above: ReactNode;
  note: CompanyApprovalProps['note'];
}

function Waiting({ kit, record, above, note }: WaitingProps) {
  const translate = useTranslate();
  const { labelOf } = useCompanyWords(kit);
  const lacking = (shown: Company) => {
    const fields = kit.lacking(shown).map(labelOf);
    return fields.length > 0 ? translate('companies.approve.lacking', { fields: fields.join(', ') }) : undefined;
  };
  return (
    <Deciding
      record={record}
      name={record.name}
      call={kit.calls.decide}
      queue={queueOf(kit)}
      reasonType={kit.reasonType}
      lacking={lacking}
    >
      {(shown) => (
        <>
          {!shown.pending && shown.registration && <Registrant {...shown.registration} />}
          {!shown.pending && above}
          {note?.(shown)}
          <CompanyWaiting kit={kit} record={shown} />
        </>
      )}
    </Deciding>
  );
}
