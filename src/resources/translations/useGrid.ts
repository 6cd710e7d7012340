import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isPressed, pressed } from '../../ui/console/keys/pressed';
import type { ShortcutName } from '../../ui/console/keys/shortcuts';

/** Where the cursor stands, and whether it is writing there. */
export interface Cursor {
  row: number;
  column: number;
  isWriting: boolean;
}

export type Step = 'stay' | 'down' | 'next' | 'previous';

const start = { row: 0, key: '', column: 0, isWriting: false };
const arrows: Partial<Record<ShortcutName, [rows: number, columns: number]>> = {
  cell_up: [-1, 0],
  cell_down: [1, 0],
  cell_left: [0, -1],
  cell_right: [0, 1],
};

/**
 * A cursor over the words, rows × columns: arrows move it, F2 writes where it stands (as Enter, a button's own key). It
 * goes with its row, named by a key, where other rows come or go.
 */
export function useGrid(keys: readonly string[], columns: number) {
  const [cursor, setCursor] = useState(start);
  const grid = useRef<HTMLTableElement>(null);
  const wantsFocus = useRef(false);
  const rows = keys.length;
  const kept = keys.indexOf(cursor.key);
  const at: Cursor = {
    row: kept < 0 ? Math.min(cursor.row, Math.max(rows - 1, 0)) : kept,
    column: Math.min(cursor.column, Math.max(columns - 1, 0)),
    isWriting: cursor.isWriting && kept >= 0,
  };

  // A cell being written in takes the focus by itself.
  useEffect(() => {
    if (cursor.isWriting || !wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>('td > [tabindex="0"]')?.focus();
  }, [cursor]);

  const go = (row: number, column: number, isWriting: boolean) => {
    wantsFocus.current = !isWriting;
    setCursor({ row, key: keys[row] ?? '', column, isWriting });
  };

  /** After a cell was written in: on to the cell the step leads to, still writing; at the edge the writing ends. */
  const leave = (step: Step) => {
    const index = at.row * columns + at.column;
    const target = { stay: index, down: index + columns, next: index + 1, previous: index - 1 }[step];
    const isInside = target >= 0 && target < rows * columns;
    if (step === 'stay' || !isInside) go(at.row, at.column, false);
    else go(Math.floor(target / columns), target % columns, true);
  };

  return {
    grid,
    cursor: at,
    write: (row: number, column: number) => go(row, column, true),
    leave,
    /** Ends the writing where the focus has gone elsewhere by itself. */
    stop: () => setCursor((known) => ({ ...known, isWriting: false })),
    onKeyDown: (event: KeyboardEvent) => {
      const move = pressed(event, arrows);
      if (!move && !isPressed(event, 'write_word')) return;
      event.preventDefault();
      if (!move) return go(at.row, at.column, true);
      const [row, column] = [at.row + move[0], at.column + move[1]];
      if (row >= 0 && row < rows && column >= 0 && column < columns) go(row, column, false);
    },
  };
}
