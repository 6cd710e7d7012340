import { useRef } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { reasonTypes } from '../../../domain/lookups';
import { RecordForm } from '../form/RecordForm';
import { ErrorState } from '../state/ErrorState';
import { ReasonFields } from './ReasonFields';
import styles from './reason.module.css';
import { emptyReason, type Reason, reasonRules, reasonText } from './reasonForm';

export type ReasonType = (typeof reasonTypes)[number];

interface ReasonFormProps {
  /** Whose reasons are offered. */
  type: ReasonType;
  /** Already translated, as the others. */
  label: string;
  lead: string;
  submitLabel: string;
  cancelLabel?: string;
  onCancel: () => void;
  /** Does the call with the reason's text; what it throws is told. */
  onSubmit: (reason: string) => Promise<void>;
  onDone: () => void;
  /** Stands in a dialog, on its ground. */
  inDialog?: boolean;
}

/** Why something is removed or rejected: one of the house's reasons, or one's own words (spec 1 §5 Reasons). */
export function ReasonForm(props: ReasonFormProps) {
  const { type, label, lead, submitLabel, cancelLabel, onCancel, onSubmit, onDone, inDialog } = props;
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<Reason>(
    'reasons',
    { pagination: { page: 1, perPage: 50 }, sort: { field: 'id', order: 'ASC' }, filter: { type } },
    { staleTime: 300_000, retry: false },
  );
  // One object for the form's whole life: another one would empty it.
  const start = useRef(emptyReason);
  if (error && !data) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!data) return <p aria-busy="true">{translate('common.loading')}</p>;
  return (
    <RecordForm
      rules={reasonRules}
      defaultValues={start.current}
      submitLabel={submitLabel}
      {...(cancelLabel && { cancelLabel })}
      onCancel={onCancel}
      onSubmit={(values) => onSubmit(reasonText(values, data))}
      onSaved={onDone}
      inDrawer={inDialog ?? false}
    >
      <p className={styles.lead}>{lead}</p>
      <ReasonFields label={label} reasons={data} />
    </RecordForm>
  );
}
