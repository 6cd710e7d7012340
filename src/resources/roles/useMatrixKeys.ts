import { type KeyboardEvent, type RefObject, useCallback, useState } from 'react';
import type { Grant } from '../../domain/access';
import { pressed } from '../../ui/console/keys/pressed';
import { grantsOf, matrixRows } from './matrixRows';

const cells = matrixRows.map(grantsOf).filter((row) => row.length > 0);

/**
 * One tab stop for the whole matrix: arrows walk through its cells, Home and End through a row, Ctrl with them through
 * all; the space bar ticks, as a checkbox does by itself.
 */
export function useMatrixKeys(table: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<Grant | undefined>(cells[0]?.[0]);

  const focus = useCallback(
    (grant: Grant | undefined) => {
      if (!grant) return;
      setActive(grant);
      const cell = table.current?.querySelector<HTMLInputElement>(`[data-grant="${grant}"]`);
      cell?.focus();
      cell?.scrollIntoView({ block: 'center', inline: 'nearest' });
    },
    [table],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const grant = (event.target as HTMLElement).dataset.grant as Grant | undefined;
    const row = cells.findIndex((one) => grant !== undefined && one.includes(grant));
    if (!grant || row < 0) return;
    const column = cells[row]?.indexOf(grant) ?? 0;
    const inRow = (at: number, wanted: number) => cells[at]?.[Math.min(wanted, cells[at].length - 1)];
    const target = pressed(event, {
      cell_right: { to: cells[row]?.[column + 1] },
      cell_left: { to: cells[row]?.[column - 1] },
      cell_down: { to: inRow(row + 1, column) },
      cell_up: { to: inRow(row - 1, column) },
      row_start: { to: cells[row]?.[0] },
      row_end: { to: cells[row]?.at(-1) },
      grid_start: { to: cells[0]?.[0] },
      grid_end: { to: cells.at(-1)?.at(-1) },
    });
    if (!target) return;
    event.preventDefault();
    focus(target.to);
  };

  return { active, setActive, focus, onKeyDown };
}
