import CheckIcon from '@mui/icons-material/Check';
import { useTranslate } from 'react-admin';
import styles from './wizard.module.css';

interface WizardStepsProps {
  labels: readonly string[];
  current: number;
  /** Leads back to a step that is done; absent once there is no way back. */
  onBack?: ((step: number) => void) | undefined;
}

/** Every step there is: those done lead back, the current one is marked. */
export function WizardSteps({ labels, current, onBack }: WizardStepsProps) {
  const translate = useTranslate();
  return (
    <ol className={styles.steps} aria-label={translate('wizard.steps')}>
      {labels.map((label, index) => {
        const number = (
          <span className={styles.number}>{index < current ? <CheckIcon sx={{ fontSize: 14 }} /> : index + 1}</span>
        );
        return (
          <li key={label}>
            {index < current && onBack ? (
              <button type="button" className={`${styles.step} ${styles.past}`} onClick={() => onBack(index)}>
                {number}
                {label}
              </button>
            ) : (
              <span
                className={`${styles.step} ${index === current ? styles.here : ''} ${index < current ? styles.past : ''}`}
                aria-current={index === current ? 'step' : undefined}
              >
                {number}
                {label}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
