import type { CSSProperties, ReactNode } from 'react';
import { useWidth } from '../grid/useWidth';
import { type Column, leastWidth, narrownessOf } from './columns';
import styles from './ListTable.module.css';
import paper from './listPaper.module.css';

interface TableBoxProps<T> {
  columns: readonly Column<T>[];
  /** The table's name, in words. */
  label: string;
  busy: boolean;
  children: ReactNode;
}

/** The table of a list in the room there is: columns that may be left out are, before the first one is squeezed. */
export function TableBox<T>({ columns, label, busy, children }: TableBoxProps<T>) {
  const [box, room] = useWidth<HTMLDivElement>();
  const narrowness = narrownessOf(columns, room, window.innerWidth);
  const narrow = narrowness === 'roomy' ? '' : `${styles.narrow} ${narrowness === 'narrowest' ? styles.narrowest : ''}`;
  return (
    <div ref={box} className={`${styles.scroll} ${paper.scroll}`} aria-busy={busy}>
      <table
        className={`${styles.table} ${paper.table} ${narrow}`}
        style={{ '--least': `${leastWidth(columns, narrowness)}px` } as CSSProperties}
        aria-label={label}
      >
        {children}
      </table>
    </div>
  );
}
