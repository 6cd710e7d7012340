import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PendingEdit } from '../../../domain/approvals/types';
import { Ago } from '../../plain/Ago';
import { Section } from '../record/Section';
import styles from './approval.module.css';
import { RejectedNotice } from './RejectedNotice';
import { authorOf, type Standing } from './standing';

interface WaitingProps {
  record: Standing;
  /** Every field with its value in force. */
  facts: ReactNode;
  showChange: (change: PendingEdit['change']) => ReactNode;
  /** Beside the heading of a new record. */
  actions?: ReactNode;
}

/** What is decided on: an edit as what it changes, a new record whole. */
export function Waiting({ record, facts, showChange, actions }: WaitingProps) {
  const translate = useTranslate();
  const { pending, createdBy } = record;
  const whole = <div className={styles.facts}>{facts}</div>;
  if (!pending) {
    return (
      <>
        {record.status === 'reject' && <RejectedNotice record={record} />}
        <Section
          title={translate('approval.whole')}
          description={createdBy && translate('approval.sent_by', { name: createdBy.fullname })}
          actions={actions}
        >
          {whole}
        </Section>
      </>
    );
  }
  return (
    <>
      <Section
        title={translate('approval.changes')}
        description={
          <>
            {authorOf(pending, translate)}
            <Ago value={pending.at} />
          </>
        }
      >
        {showChange(pending.change)}
      </Section>
      <Section title={translate('approval.in_force')}>{whole}</Section>
    </>
  );
}
