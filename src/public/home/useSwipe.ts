import { type PointerEvent, useRef } from 'react';

/** How far a finger moves until it means another one, in pixels. */
const meant = 40;

/** Turns by finger: to the left is on, to the right is back. */
export function useSwipe(turn: (steps: number) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: ({ clientX, pointerType }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = from.current === null ? 0 : clientX - from.current;
      from.current = null;
      if (Math.abs(moved) >= meant) turn(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
