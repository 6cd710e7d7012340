import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Decision } from '../../../domain/approvals/schema';
import { ApiError } from '../../../providers/http';
import { ReasonForm, type ReasonType } from '../reason/ReasonForm';
import { PageHeader } from '../record/PageHeader';
import { errorText } from '../state/errorText';
import { WizardDone } from '../wizard/WizardDone';
import { WizardSteps } from '../wizard/WizardSteps';
import { ApprovalFooter } from './ApprovalFooter';
import styles from './approval.module.css';

interface ApprovalPageProps {
  /** Already translated, as all texts here. */
  title: string;
  description?: ReactNode;
  /** What the success step says. */
  approved: string;
  /** Something else than the button has approved it. */
  settled?: boolean;
  reasonType: ReasonType;
  /** Decides on what is shown. */
  decide: (decision: Omit<Decision, 'version'>) => Promise<unknown>;
  mayReject: boolean;
  /** Why what is shown can't be approved, if so. */
  blocked?: string | undefined;
  /** Told where what is shown has been changed or decided on meanwhile. */
  onStale: () => void;
  onRejected: () => void;
  /** After the success step. Must be stable. */
  onEnd: () => void;
  children: ReactNode;
}

const parameter = 'decision';

/** Decides on a record that waits (spec 1 §2 Approval screens): look, then approve, or reject with a reason. */
export function ApprovalPage(props: ApprovalPageProps) {
  const { title, description, approved, settled = false, reasonType, decide, mayReject, blocked, children } = props;
  const { onStale, onRejected, onEnd } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const [parameters, setParameters] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [isApproved, setApproved] = useState(false);
  const done = isApproved || settled;
  const rejecting = mayReject && !done && parameters.get(parameter) === 'reject';
  const open = (step: 'reject' | null) => setParameters(step ? { [parameter]: step } : {});

  const tellStale = (error: unknown) => {
    if (!(error instanceof ApiError) || !staleCodes.includes(error.code)) return;
    open(null);
    onStale();
  };
  const approve = async () => {
    setBusy(true);
    try {
      await decide({ status: 'active' });
      setApproved(true);
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
      tellStale(error);
    } finally {
      setBusy(false);
    }
  };
  const reject = async (reason: string) => {
    try {
      await decide({ status: 'reject', reason });
    } catch (error) {
      tellStale(error);
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
      <WizardSteps
        labels={steps}
        current={done || rejecting ? 1 : 0}
        {...(rejecting && { onBack: () => open(null) })}
      />
      {done && (
        <WizardDone
          title={approved}
          actionLabel={(seconds) => translate('approval.to_list', { seconds })}
          onEnd={onEnd}
        />
      )}
      {rejecting && (
        <ReasonForm
          type={reasonType}
          label={translate('approval.reject_reason')}
          lead={translate('approval.reject_help')}
          submitLabel={translate('approval.confirm')}
          cancelLabel={translate('wizard.back')}
          onCancel={() => open(null)}
          onSubmit={reject}
          onDone={onRejected}
        />
      )}
      {!done && !rejecting && (
        <>
          <div className={styles.review}>{children}</div>
          <ApprovalFooter
            blocked={blocked}
            busy={busy}
            onApprove={() => void approve()}
            {...(mayReject && { onReject: () => open('reject') })}
          />
        </>
      )}
    </div>
  );
}

const staleCodes = ['record_was_changed', 'status_transition_not_allowed'];
