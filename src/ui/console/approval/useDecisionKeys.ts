import { useEffect, useRef } from 'react';
import { elsewhere } from '../keys/elsewhere';
import { pressed } from '../keys/pressed';

/** The decision whose key was pressed. */
export const decisionPressed = (event: KeyboardEvent) =>
  pressed(event, { approve: 'approve', reject: 'reject' } as const);

interface Ways {
  approve: () => unknown;
  reject: () => unknown;
}

/** a and r decide on the record that is shown, unless something else is going on or being written. */
export function useDecisionKeys(isOff: boolean, ways: Ways): void {
  const latest = useRef(ways);
  useEffect(() => {
    latest.current = ways;
  });
  useEffect(() => {
    if (isOff) return;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || (event.target as HTMLElement).closest(elsewhere)) return;
      const way = decisionPressed(event);
      if (!way) return;
      event.preventDefault();
      latest.current[way]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOff]);
}
