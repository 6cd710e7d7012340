import { useCallback, useEffect, useRef } from 'react';

/**
 * Does something at once or, while the mouse is pressed, as soon as it was let go. What a field says on being left would
 * otherwise move a button away from under the very press that left it, and the click would be lost. A tap counts as well:
 * pages are told of it as of a press.
 */
export function useAfterPress(): (act: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const press = ({ button }: MouseEvent) => {
      if (button === 0) waiting.current ??= [];
    };
    // The click is told in the same breath as the release, and so before.
    const release = () =>
      setTimeout(() => {
        const acts = waiting.current ?? [];
        waiting.current = null;
        for (const act of acts) act();
      });
    const releases = ['mouseup', 'dragend'] as const;
    window.addEventListener('mousedown', press, true);
    for (const name of releases) window.addEventListener(name, release, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      for (const name of releases) window.removeEventListener(name, release, true);
    };
  }, []);
  return useCallback((act) => {
    if (waiting.current) waiting.current.push(act);
    else act();
  }, []);
}
