import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Decision } from '../../../domain/approvals/schema';
import { ApiError } from '../../../providers/http';
import { AskReason } from '../reason/AskReason';
import type { ReasonType } from '../reason/ReasonForm';
import { PageHeader } from '../record/PageHeader';
import { useNotifyFailure } from '../state/useNotifyFailure';
import { WizardSteps } from '../wizard/WizardSteps';
import { ApprovalFooter } from './ApprovalFooter';
import styles from './approval.module.css';
import { useDecisionKeys } from './useDecisionKeys';

interface ApprovalPageProps {
  /** Already translated, as all texts here. */
  title: string;
  description?: ReactNode;
  reasonType: ReasonType;
  /** Decides on what is shown. */
  decide: (decision: Omit<Decision, 'version'>) => Promise<unknown>;
  mayReject: boolean;
  /** Why what is shown can't be approved, if so. */
  blocked?: string | undefined;
  /** Told where what is shown has been changed or decided on meanwhile. */
  onStale: () => void;
  /** `goOn`: to the next of the queue. */
  onApproved: (goOn: boolean) => void;
  /** How many wait besides; 0 where nothing does. */
  others: number;
  onRejected: () => void;
  children: ReactNode;
}

const parameter = 'decision';
const staleCodes = ['record_was_changed', 'status_transition_not_allowed'];

/** Decides on a record that waits (spec 1 §2 Approval screens): look, then approve, or reject with a reason. */
export function ApprovalPage(props: ApprovalPageProps) {
  const { title, description, reasonType, decide, mayReject, blocked, children } = props;
  const { onStale, onApproved, onRejected, others } = props;
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const [parameters, setParameters] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const rejecting = mayReject && parameters.get(parameter) === 'reject';
  const open = (step: 'reject' | null) => setParameters(step ? { [parameter]: step } : {});

  const leaveIfStale = (error: unknown) => {
    if (!(error instanceof ApiError) || !staleCodes.includes(error.code)) return;
    open(null);
    onStale();
  };
  const approve = async (goOn: boolean) => {
    setBusy(true);
    try {
      await decide({ status: 'active' });
      onApproved(goOn);
    } catch (error) {
      notifyFailure(error);
      leaveIfStale(error);
    } finally {
      setBusy(false);
    }
  };
  useDecisionKeys(rejecting || busy, {
    approve: () => blocked === undefined && void approve(others > 0),
    reject: () => mayReject && open('reject'),
  });
  const reject = async (reason: string) => {
    try {
      await decide({ status: 'reject', reason });
    } catch (error) {
      leaveIfStale(error);
      throw error;
    }
  };

  const steps = [
    translate('approval.step.review'),
    translate(rejecting ? 'approval.step.reject' : 'approval.step.done'),
  ];
  return (
    <div className={styles.page}>
      <PageHeader title={title} description={description} />
      <WizardSteps labels={steps} current={rejecting ? 1 : 0} {...(rejecting && { onBack: () => open(null) })} />
      {rejecting ? (
        <AskReason
          type={reasonType}
          purpose="reject"
          label={translate('approval.reject_reason')}
          lead={translate('approval.reject_help')}
          submitLabel={translate('approval.confirm')}
          cancelLabel={translate('wizard.back')}
          onCancel={() => open(null)}
          onSubmit={reject}
          onDone={onRejected}
        />
      ) : (
        <>
          <div className={styles.review}>{children}</div>
          <ApprovalFooter
            blocked={blocked}
            busy={busy}
            onApprove={() => void approve(false)}
            next={others > 0 ? { total: others, onApprove: () => void approve(true) } : undefined}
            {...(mayReject && { onReject: () => open('reject') })}
          />
        </>
      )}
    </div>
  );
}
