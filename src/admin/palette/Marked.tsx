import { marksOf } from './match';
import styles from './palette.module.css';

/** A text in which the words asked for stand out, whatever accents they were typed with. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const marks = marksOf(text, words);
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
