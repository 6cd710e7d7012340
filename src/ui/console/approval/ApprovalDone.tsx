import { type ReactNode, useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { pathTo, type RouteName } from '../../../domain/routes';
import { PageHeader } from '../record/PageHeader';
import { WizardDone } from '../wizard/WizardDone';
import { WizardSteps } from '../wizard/WizardSteps';
import styles from './approval.module.css';

interface ApprovalDoneProps {
  /** Already translated, as `approved`: what the success step says. */
  title: string;
  description?: ReactNode;
  approved: string;
  /** Where what else waits is listed. */
  list: RouteName;
}

/** What waited is decided on: says so and leads back to the list. */
export function ApprovalDone({ title, description, approved, list }: ApprovalDoneProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toList = useCallback(() => void navigate(pathTo(list)), [navigate, list]);
  return (
    <div className={styles.page}>
      <PageHeader title={title} description={description} />
      <WizardSteps labels={[translate('approval.step.review'), translate('approval.step.done')]} current={1} />
      <WizardDone
        title={approved}
        actionLabel={(seconds) => translate('approval.to_list', { seconds })}
        onEnd={toList}
      />
    </div>
  );
}
