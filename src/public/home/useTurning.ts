import { useEffect, useEffectEvent, useState } from 'react';

/** How long one of them is shown, in milliseconds. */
const shownFor = 6_000;

/** Turns on by itself until it is stopped; held while somebody is at it, and never where motion is not wanted. */
export function useTurning(isPossible: boolean, turn: () => void) {
  const [isTurning, setTurning] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const onTime = useEffectEvent(turn);
  useEffect(() => {
    if (isPossible) setTurning(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [isPossible]);
  useEffect(() => {
    if (!isTurning || isHeld) return;
    const clock = setInterval(() => onTime(), shownFor);
    return () => clearInterval(clock);
  }, [isTurning, isHeld]);
  return { isTurning, setTurning, hold: () => setHeld(true), release: () => setHeld(false) };
}
