import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { debounceMs } from '../../../domain/limits';
import { dropDraft, keepDraft, readDraft } from '../../../providers/drafts';
import { getAccount } from '../../../providers/session';

interface DeviceDraft<T> {
  /** What was found when the page was opened; null once it is dropped. */
  found: { values: T; at: number; saved: number } | null;
  keep: (values: FieldValues, at: number) => void;
  drop: () => void;
}

/**
 * A draft that outlives the browser, of this person on this device. Long ones are not written at every key, but never
 * lost either: what waits is written when the page goes. `read` takes over what makes sense of it.
 */
export function useDeviceDraft<T>(task: string, read: (stored: unknown) => T | null): DeviceDraft<T> {
  const owner = getAccount()?.me.id ?? '';
  const [found, setFound] = useState(() => {
    const stored = readDraft(task, owner);
    const values = stored && read(stored.values);
    return values ? { values, at: stored.at, saved: stored.saved } : null;
  });
  const waiting = useRef<{ values: FieldValues; at: number } | null>(null);
  const calls = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      // Whoever signed out meanwhile leaves nothing behind.
      if (waiting.current && getAccount()?.me.id === owner) keepDraft(task, owner, waiting.current);
      waiting.current = null;
    };
    return {
      write,
      keep: (values: FieldValues, at: number) => {
        waiting.current = { values, at };
        clearTimeout(timer);
        timer = setTimeout(write, debounceMs);
      },
      drop: () => {
        clearTimeout(timer);
        waiting.current = null;
        dropDraft(task, owner);
        setFound(null);
      },
    };
  }, [task, owner]);
  useEffect(() => {
    window.addEventListener('pagehide', calls.write);
    return () => {
      window.removeEventListener('pagehide', calls.write);
      calls.write();
    };
  }, [calls]);
  return { found, keep: calls.keep, drop: calls.drop };
}
