import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import type { Translate } from '../../domain/locales/translator';
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
  const [over, setOver] = useState(false);
  if (!hashes) return <p className={styles.insecure}>{say('publicSite.verify.insecure')}</p>;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) onFile(file);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <section className={styles.part}>
      <h2>{say('publicSite.verify.by_file')}</h2>
      <label
        htmlFor={field}
        className={over ? `${styles.drop} ${styles.over}` : styles.drop}
        onDrop={drop}
        onDragOver={drag}
        onDragLeave={drag}
      >
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
