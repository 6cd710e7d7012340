import { useId } from 'react';
import type { Translate } from '../../domain/locales/translator';
import { useFileDrop } from '../form/useFileDrop';
import styles from './Verify.module.css';

interface FileDropProps {
  onFile: (file: File) => void;
  disabled: boolean;
  /** Whether hashes can be made here; else it says so. */
  hashes: boolean;
  say: Translate;
}

/** Takes a file, dropped or chosen; it goes nowhere. */
export function FileDrop({ onFile, disabled, hashes, say }: FileDropProps) {
  const field = useId();
  const { isOver, choose, place } = useFileDrop(([file]) => file && onFile(file), disabled);
  if (!hashes) return <p className={styles.insecure}>{say('publicSite.verify.insecure')}</p>;
  return (
    <section className={styles.part}>
      <h2>{say('publicSite.verify.by_file')}</h2>
      <label htmlFor={field} className={isOver ? `${styles.drop} ${styles.over}` : styles.drop} {...place}>
        <svg
          width="32"
          height="32"
          viewBox="0 0 32 32"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path
            d="M18 3H8a2 2 0 0 0-2 2v22a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V11l-8-8Zm0 0v8h8M11.5 20l3 3 6-6.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span className={styles.dropText}>
          <strong>{say('publicSite.verify.drop')}</strong>
          <span>{say('publicSite.verify.stays')}</span>
        </span>
        <span className="button quiet">{say('publicSite.verify.choose')}</span>
        <input
          id={field}
          className={styles.file}
          type="file"
          accept=".pdf,.pptx,.xlsx"
          disabled={disabled}
          onChange={choose}
        />
      </label>
    </section>
  );
}
