import { useEffect, useReducer } from 'react';

const tickMs = 250;

/** Whole seconds until an instant (milliseconds of the clock); 0 once it is past. */
export function useCountdown(until: number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      tick();
      if (until <= Date.now()) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
