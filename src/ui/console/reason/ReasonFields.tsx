import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../form/ChoiceField';
import { TextField } from '../form/TextField';
import styles from './reason.module.css';
import { otherReason, type Reason } from './reasonForm';

/** The reasons in view; words of one's own where none of them fits. */
export function ReasonFields({ label, reasons }: { label: string; reasons: readonly Reason[] }) {
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
