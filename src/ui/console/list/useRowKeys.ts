import { type RefObject, useEffect, useState } from 'react';

const elsewhere =
  'input, textarea, select, button, a, [contenteditable], [role="dialog"], [role="menu"], [role="tablist"]';

/** j and k walk through the rows, Enter opens the one reached, x chooses it where rows can be chosen; -1 while none is. */
export function useRowKeys(
  body: RefObject<HTMLElement | null>,
  count: number,
  open: (index: number) => void,
  choose?: (index: number) => void,
): number {
  const [active, setActive] = useState(-1);
  const index = Math.min(active, count - 1);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as HTMLElement).closest(elsewhere)) return;
      if (event.key === 'Enter' && index >= 0) return open(index);
      if (event.key === 'x' && index >= 0) return choose?.(index);
      const step = { j: 1, k: -1 }[event.key];
      if (!step || count === 0) return;
      const next = Math.max(0, Math.min(count - 1, index + step));
      setActive(next);
      body.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [body, count, index, open, choose]);

  return index;
}
