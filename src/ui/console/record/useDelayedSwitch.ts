import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { debounceMs } from '../../../domain/limits';
import { useNotifyFailure } from '../state/useNotifyFailure';
import { useNotifyUndo } from '../useNotifyUndo';

/**
 * A switch that shows the wish at once; the call waits 300 ms for a change of mind, what is refused goes back, and what is
 * done can be taken back. `send` makes the call and answers what to say of it.
 */
export function useDelayedSwitch(value: boolean, send: (wanted: boolean) => Promise<string>) {
  const notifyFailure = useNotifyFailure();
  const notifyUndo = useNotifyUndo();
  const [wanted, setWanted] = useState(value);
  // What the server has, or will have once it has answered; `value` follows when the page has read anew.
  const known = useRef(value);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const before = known.current;
    known.current = value;
    // A wish that has not been sent yet outlives what the page hears of the one before.
    setWanted((now) => (now === before ? value : now));
  }, [value]);

  /** One call after the other, or the first could be the last to arrive. */
  const sendNext = async (to: boolean) => {
    known.current = to;
    const sent = sending.current.then(() => send(to));
    sending.current = sent.catch(() => undefined);
    try {
      return await sent;
    } catch (error) {
      known.current = !to;
      throw error;
    }
  };

  const takeBack = async (to: boolean) => {
    const said = await sendNext(to);
    setWanted(to);
    return said;
  };

  const call = useEffectEvent(async () => {
    const to = wanted;
    try {
      notifyUndo(await sendNext(to), () => takeBack(!to));
    } catch (error) {
      setWanted(!to);
      notifyFailure(error);
    }
  });
  useEffect(() => {
    if (wanted === known.current) return;
    const timer = setTimeout(() => void call(), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted]);

  return [wanted, setWanted] as const;
}
