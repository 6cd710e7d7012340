import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { debounceMs } from '../../../domain/limits';
import { errorText } from '../state/errorText';

/**
 * A switch that shows the wish at once; the call waits 300 ms for a change of mind, and what is refused goes back. `send`
 * makes the call and answers what to say of it.
 */
export function useDelayedSwitch(value: boolean, send: (wanted: boolean) => Promise<string>) {
  const translate = useTranslate();
  const notify = useNotify();
  const [wanted, setWanted] = useState(value);
  useEffect(() => setWanted(value), [value]);

  const call = useEffectEvent(async () => {
    try {
      notify(await send(wanted), { type: 'success', multiLine: true });
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
