import { useRef } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ReasonPurpose, reasonTypes } from '../../../domain/lookups';
import { Consequences } from '../dialog/Consequences';
import { ChoiceField } from '../form/ChoiceField';
import { RecordForm } from '../form/RecordForm';
import { TextField } from '../form/TextField';
import { ErrorState } from '../state/ErrorState';
import { ListBones } from '../state/ListBones';
import styles from './reason.module.css';
import { emptyReason, otherReason, type Reason, reasonRules, reasonText } from './reasonForm';

export type ReasonType = (typeof reasonTypes)[number];

export interface ReasonFormProps {
  /** Whose reasons are offered. */
  type: ReasonType;
  /** What for: rejecting has other reasons than removing (spec 1 §9). */
  purpose: ReasonPurpose;
  /** Already translated, as the others. */
  label: string;
  lead: string;
  submitLabel: string;
  cancelLabel?: string;
  onCancel: () => void;
  /** Does the call with the reason's text; what it throws is told. */
  onSubmit: (reason: string) => Promise<unknown>;
  onDone: () => void;
  /** Stands in a dialog, on its ground. */
  inDialog?: boolean;
}

/** Why something is removed or rejected, in red: one of the house's reasons, or one's own words (spec 1 §5 Reasons). */
export function ReasonForm(props: ReasonFormProps) {
  const { type, purpose, label, lead, submitLabel, cancelLabel, onCancel, onSubmit, onDone, inDialog } = props;
  const { data, error, refetch } = useGetList<Reason>(
    'reasons',
    { pagination: { page: 1, perPage: 50 }, sort: { field: 'id', order: 'ASC' }, filter: { type, purpose } },
    { staleTime: 300_000, retry: false },
  );
  // One object for the form's whole life: another one would empty it.
  const start = useRef(emptyReason);
  if (error && !data) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!data) return <ListBones />;
  return (
    <RecordForm
      rules={reasonRules}
      defaultValues={start.current}
      submitLabel={submitLabel}
      {...(cancelLabel && { cancelLabel })}
      onCancel={onCancel}
      onSubmit={(values) => onSubmit(reasonText(values, data))}
      onSaved={onDone}
      danger
      inDrawer={inDialog ?? false}
    >
      <Consequences text={lead} />
      <ReasonFields label={label} reasons={data} />
    </RecordForm>
  );
}

/** The reasons in view; words of one's own where none of them fits. */
function ReasonFields({ label, reasons }: { label: string; reasons: readonly Reason[] }) {
  const translate = useTranslate();
  const chosen: string = useWatch({ name: 'reason' });
  return (
    <div className={styles.fields}>
      <ChoiceField
        source="reason"
        label={label}
        options={reasons.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {chosen === otherReason && <TextField source="words" label={translate('approval.words')} rows={3} />}
    </div>
  );
}
