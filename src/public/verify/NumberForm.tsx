import { type FormEvent, useId } from 'react';
import type { Translate } from '../../domain/locales/translator';
import styles from './Verify.module.css';

interface NumberFormProps {
  /** Address of the page, which answers as well where no script runs. */
  page: string;
  asked: { number: string; code: string };
  disabled: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  say: Translate;
}

/** Asks for the number and the code as they are printed in a report. */
export function NumberForm({ page, asked, disabled, onSubmit, say }: NumberFormProps) {
  const field = useId();
  return (
    <section className={styles.part}>
      <h2>{say('publicSite.verify.by_number')}</h2>
      <p className={styles.hint}>{say('publicSite.verify.where')}</p>
      <form className={styles.form} method="get" action={page} onSubmit={onSubmit}>
        <label className="field" htmlFor={`${field}-number`}>
          {say('publicSite.verify.number')}
          <input
            id={`${field}-number`}
            name="number"
            required
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            placeholder="RPT-2026-000123"
            defaultValue={asked.number}
          />
        </label>
        <label className="field" htmlFor={`${field}-code`}>
          {say('publicSite.verify.code')}
          <input
            id={`${field}-code`}
            name="code"
            required
            maxLength={60}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="3f9c1a7be04d5826"
            defaultValue={asked.code}
          />
        </label>
        <button type="submit" className="button" disabled={disabled}>
          {say('publicSite.verify.check')}
        </button>
      </form>
    </section>
  );
}
