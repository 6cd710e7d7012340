import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useState } from 'react';
import { redirectSeconds } from '../../../domain/limits';
import styles from './wizard.module.css';

interface WizardDoneProps {
  title: string;
  hint?: ReactNode;
  actionLabel: (seconds: number) => string;
  /** Called by the button, or after five seconds. Must be stable. */
  onEnd: () => void;
}

/** The last step: what was done, and onwards by itself. */
export function WizardDone({ title, hint, actionLabel, onEnd }: WizardDoneProps) {
  const left = useCountdown(onEnd);
  return (
    <div className={styles.done}>
      <DoneIcon color="success" sx={{ fontSize: 48 }} />
      <h2 role="status">{title}</h2>
      {hint && <p>{hint}</p>}
      <Button variant="contained" onClick={onEnd}>
        {actionLabel(left)}
      </Button>
    </div>
  );
}

/** Seconds left until `onEnd` is called (spec 1 §9 Redirect countdown). */
function useCountdown(onEnd: () => void): number {
  const [left, setLeft] = useState<number>(redirectSeconds);
  useEffect(() => {
    if (left === 0) {
      onEnd();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left, onEnd]);
  return left;
}
