import HandleIcon from '@mui/icons-material/DragIndicator';
import { useEffect, useRef } from 'react';
import { dragRow } from './dragRow';
import styles from './RowHandle.module.css';

interface RowHandleProps {
  /** Already translated: what it moves, and how. */
  label: string;
  /** Where the row stands among those of the page. */
  index: number;
  /** Whether this row was moved last: the handle is looked for where it went. */
  moved: boolean;
  /** Takes the row to the index of the page it was dragged to, or one up or down by the arrow keys. */
  onMove: (to: number) => void;
}

/** Takes hold of a table's row: by mouse or finger, and by the arrow keys, with Alt or without. */
export function RowHandle({ label, index, moved, onMove }: RowHandleProps) {
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A row that is put elsewhere loses the focus on its way, wherever it went.
    if (moved && index >= 0 && document.activeElement === document.body) handle.current?.focus();
  }, [moved, index]);
  return (
    <button
      ref={handle}
      type="button"
      className={styles.handle}
      aria-label={label}
      title={label}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus();
        dragRow(event.currentTarget, event.nativeEvent, onMove);
      }}
      onKeyDown={(event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!by || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onMove(index + by);
      }}
    >
      <HandleIcon />
    </button>
  );
}
