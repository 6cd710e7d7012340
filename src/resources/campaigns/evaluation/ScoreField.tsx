import { useTranslate } from 'react-admin';
import { scoreRange } from '../../../domain/evaluations/questions';
import { Field } from '../../../ui/console/form/Field';
import { type FieldProps, useField } from '../../../ui/console/form/useField';
import styles from './evaluation.module.css';

const scores = Array.from({ length: scoreRange.max }, (_, index) => index + scoreRange.min);

/** A score from 1 to 10: one radio each, large enough for a thumb, with what both ends mean. */
export function ScoreField(props: FieldProps) {
  const translate = useTranslate();
  const { id, fault, value, control, onChange } = useField(props);
  const ends = new Map<number, string>([
    [scoreRange.min, translate('evaluation.low')],
    [scoreRange.max, translate('evaluation.high')],
  ]);
  return (
    <Field {...props} id={id} fault={fault} group>
      <div
        role="radiogroup"
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}note`}
        aria-invalid={control['aria-invalid']}
        className={styles.scores}
      >
        {scores.map((score) => (
          <label key={score} className={styles.score}>
            <input
              type="radio"
              name={control.name}
              ref={score === (value ?? scoreRange.min) ? control.ref : undefined}
              aria-label={[score, ends.get(score)].filter(Boolean).join(', ')}
              checked={value === score}
              onBlur={control.onBlur}
              onChange={() => onChange(score)}
            />
            <span aria-hidden="true">{score}</span>
          </label>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{ends.get(scoreRange.min)}</span>
        <span>{ends.get(scoreRange.max)}</span>
      </p>
    </Field>
  );
}
