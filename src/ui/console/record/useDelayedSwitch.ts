import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { debounceMs } from '../../../domain/limits';
import { errorText } from '../state/errorText';
import { useNotifyUndo } from '../useNotifyUndo';

/**
 * A switch that shows the wish at once; the call waits 300 ms for a change of mind, what is refused goes back, and what is
 * done can be taken back. `send` makes the call and answers what to say of it.
 */
export function useDelayedSwitch(value: boolean, send: (wanted: boolean) => Promise<string>) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyUndo = useNotifyUndo();
  const [wanted, setWanted] = useState(value);
  const known = useRef(value);
  useEffect(() => {
    known.current = value;
    setWanted(value);
  }, [value]);

  const takeBack = async (before: boolean) => {
    const said = await send(before);
    // Taken back before the page has heard of the change, it never will.
    if (known.current === before) setWanted(before);
    return said;
  };

  const call = useEffectEvent(async () => {
    try {
      notifyUndo(await send(wanted), () => takeBack(!wanted));
    } catch (error) {
      setWanted(value);
      notify(errorText(error, translate), { type: 'error' });
    }
  });
  useEffect(() => {
    if (wanted === value) return;
    const timer = setTimeout(() => void call(), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted, value]);

  return [wanted, setWanted] as const;
}
