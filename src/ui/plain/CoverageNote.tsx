import styles from './CoverageNote.module.css';

interface CoverageNoteProps {
  isPartial: boolean;
  /** In a few words: “8 of 10 posts”. */
  text: string;
  /** The whole sentence, on hover: “8 of 10 posts have this number”. */
  label?: string;
}

/** How many of the posts a total is made of had the number. */
export function CoverageNote({ isPartial, text, label }: CoverageNoteProps) {
  return (
    <span className={isPartial ? `${styles.note} ${styles.partial}` : styles.note} title={label}>
      {text}
    </span>
  );
}
