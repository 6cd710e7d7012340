import styles from './Facts.module.css';

/** Short facts with their names. */
export function Facts({ facts }: { facts: readonly { label: string; text: string }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text }) =>
        text ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
