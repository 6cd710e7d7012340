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
  // What the server has, or will have once it has answered: the page hears of it later.
  const known = useRef(value);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const before = known.current;
    known.current = value;
    // A wish that has not been sent yet outlives what the page hears of the one before.
    setWanted((now) => (now === before ? value : now));
  }, [value]);

  const takeBack = async (before: boolean) => {
    const said = await send(before);
    known.current = before;
    setWanted(before);
    return said;
  };

  const call = useEffectEvent(async () => {
    const [before, to] = [known.current, wanted];
    known.current = to;
    // One after the other, or the first could be the last to arrive.
    const sent = sending.current.then(() => send(to));
    sending.current = sent.catch(() => undefined);
    try {
      notifyUndo(await sent, () => takeBack(!to));
    } catch (error) {
      known.current = before;
      setWanted(before);
      notify(errorText(error, translate), { type: 'error' });
    }
  });
  useEffect(() => {
    if (wanted === known.current) return;
    const timer = setTimeout(() => void call(), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted]);

  return [wanted, setWanted] as const;
}
