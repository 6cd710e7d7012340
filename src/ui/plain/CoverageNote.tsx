import styles from './CoverageNote.module.css';
import { Count } from './Figure';
import unseen from './unseen.module.css';

interface CoverageNoteProps {
  known: number;
  of: number;
  /** The sentence behind the figures, e.g. “8 of 10 posts have this number”. */
  label: string;
}

/** How many of the posts a total is made of had the number. */
export function CoverageNote({ known, of, label }: CoverageNoteProps) {
  return (
    <span className={known < of ? `${styles.note} ${styles.partial}` : styles.note} title={label}>
      <span aria-hidden="true">
        <Count value={known} />/<Count value={of} />
      </span>
      <span className={unseen.unseen}>{label}</span>
    </span>
  );
}
