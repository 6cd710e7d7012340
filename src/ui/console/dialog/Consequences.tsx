import styles from './consequences.module.css';

/** What a step will do, said before it is done: a line each. */
export function Consequences({ text }: { text: string }) {
  const lines = text.split('\n');
  if (lines.length === 1) return <p className={styles.line}>{text}</p>;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
