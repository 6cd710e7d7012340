import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { redirectSeconds } from '../../../domain/limits';

interface LeaveButtonProps {
  /** Nothing is left to be done here: the page moves on by itself (spec 1 §9 Redirect countdown). */
  byItself: boolean;
  onDone: () => void;
}

/** From what an import did to what it wrote. */
export function LeaveButton({ byItself, onDone }: LeaveButtonProps) {
  const translate = useTranslate();
  const [left, setLeft] = useState(redirectSeconds);
  useEffect(() => {
    if (!byItself) return;
    if (left === 0) {
      onDone();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [byItself, left, onDone]);
  return (
    <Button variant="contained" disableElevation onClick={onDone}>
      {byItself ? translate('import.see', { seconds: left }) : translate('import.see_now')}
    </Button>
  );
}
