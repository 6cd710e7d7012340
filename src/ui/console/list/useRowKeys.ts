import { type RefObject, useEffect, useState } from 'react';
import { elsewhere } from '../keys/elsewhere';
import { isPressed, pressed } from '../keys/pressed';

/** j and k walk through the rows, Enter opens the one reached, x chooses it where rows can be chosen, other keys as told; -1 while none is. */
export function useRowKeys(
  body: RefObject<HTMLElement | null>,
  count: number,
  open: (index: number) => void,
  choose?: (index: number) => void,
  other?: (event: KeyboardEvent, index: number) => void,
): number {
  const [active, setActive] = useState(-1);
  const index = Math.min(active, count - 1);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.target as HTMLElement).closest(elsewhere)) return;
      if (isPressed(event, 'open_row') && index >= 0) return open(index);
      if (isPressed(event, 'choose_row') && index >= 0) return choose?.(index);
      if (index >= 0) other?.(event, index);
      const step = pressed(event, { next_row: 1, previous_row: -1 });
      if (!step || count === 0) return;
      const next = Math.max(0, Math.min(count - 1, index + step));
      setActive(next);
      body.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [body, count, index, open, choose, other]);

  return index;
}
