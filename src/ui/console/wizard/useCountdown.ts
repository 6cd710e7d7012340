import { useEffect, useState } from 'react';
import { redirectSeconds } from '../../../domain/limits';

/** Seconds left until `onEnd` is called (spec 1 §9 Redirect countdown). */
export function useCountdown(onEnd: () => void): number {
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
