import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { debounceMs } from '../../../domain/limits';
import { dropDraft, followDraft, keepDraft, readDraft } from '../../../providers/drafts';
import { getAccount } from '../../../providers/session';
import { useMe } from '../access/useAccess';

interface Found<T> {
  values: T;
  /** Of what was changed, how it was when it was entered. */
  before: unknown;
  at: number;
  saved: number;
}

export interface DeviceDraft<T> {
  /** What was found when the form was opened; null once it is dropped. */
  found: Found<T> | null;
  keep: (values: object, at: number, before?: object) => void;
  drop: () => void;
  /** What was found is no longer offered; what is kept stays. */
  takeUp: () => void;
}

interface Kept {
  values: object;
  at: number;
  before?: object;
}

/**
 * A draft that outlives the browser and the session, of this person on this device. Long ones are not written at every
 * key, but never lost either: what waits is written when the page goes or the session ends. `read` takes over what
 * makes sense of it.
 */
export function useDeviceDraft<T>(task: string, read: (stored: unknown) => T | null): DeviceDraft<T> {
  const owner = useMe().id;
  const [found, setFound] = useState((): Found<T> | null => {
    const stored = readDraft(task, owner);
    const values = stored && read(stored.values);
    return values ? { values, before: stored.before, at: stored.at, saved: stored.saved } : null;
  });
  const latest = useRef<Kept | null>(null);
  const calls = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      // Whoever signed out meanwhile leaves nothing behind.
      if (latest.current && getAccount()?.me.id === owner) keepDraft(task, owner, latest.current);
    };
    return {
      write,
      writeWaiting: () => {
        if (timer) write();
      },
      keep: (values: object, at: number, before?: object) => {
        latest.current = before ? { values, at, before } : { values, at };
        clearTimeout(timer);
        timer = setTimeout(write, debounceMs);
      },
      drop: () => {
        clearTimeout(timer);
        timer = undefined;
        latest.current = null;
        dropDraft(task, owner);
        setFound(null);
      },
    };
  }, [task, owner]);
  useEffect(() => {
    const unfollow = followDraft(task, calls.write);
    window.addEventListener('pagehide', calls.writeWaiting);
    return () => {
      unfollow();
      window.removeEventListener('pagehide', calls.writeWaiting);
      calls.writeWaiting();
    };
  }, [task, calls]);
  const takeUp = useCallback(() => setFound(null), []);
  return { found, keep: calls.keep, drop: calls.drop, takeUp };
}
