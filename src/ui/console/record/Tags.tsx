import { unknownText } from '../../../domain/format';
import styles from './Tags.module.css';

interface TagsProps {
  words: readonly string[];
  max?: number;
  /** All of them, on as many lines as they need. */
  wrap?: boolean;
}

/** More letters than this of two tags would take a second line of a list's row. */
const lettersOfOneLine = 14;

/** Words as quiet tags: as many as one line takes and the rest as +N, or all of them. */
export function Tags({ words, max = 2, wrap }: TagsProps) {
  if (words.length === 0) return <span className={styles.none}>{unknownText}</span>;
  const isLong = words.slice(0, max).join('').length > lettersOfOneLine;
  const shown = wrap ? words : words.slice(0, isLong ? 1 : max);
  const more = words.length - shown.length;
  return (
    <span className={wrap ? `${styles.tags} ${styles.wrap}` : styles.tags} title={words.join(', ')}>
      {shown.map((word) => (
        <span key={word} className={styles.tag}>
          {word}
        </span>
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </span>
  );
}
