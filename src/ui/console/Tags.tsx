import { unknownText } from '../../domain/format';
import styles from './Tags.module.css';

/** A few words as quiet tags on one line; the rest as +N, all of them on hover. */
export function Tags({ words, max = 2 }: { words: readonly string[]; max?: number }) {
  if (words.length === 0) return <span className={styles.none}>{unknownText}</span>;
  const more = words.length - max;
  return (
    <span className={styles.tags} title={words.join(', ')}>
      {words.slice(0, max).map((word) => (
        <span key={word} className={styles.tag}>
          {word}
        </span>
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </span>
  );
}
