import { unknownText } from '../../../domain/format';
import styles from './TwoLines.module.css';

/** A text of a table's row that may take the row's second line; the whole of it on hover. */
export function TwoLines({ text }: { text: string | null | undefined }) {
  return (
    <span className={styles.lines} title={text ?? undefined}>
      {text || unknownText}
    </span>
  );
}
