import type { CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../plain/language';
import { statusTones } from '../../plain/statusTones';
import { Chip } from '../record/Chip';
import styles from './pace.module.css';
import { type Paced, paceWords } from './paceWords';

/** How a campaign goes, said whole: the word, what is reached beside the time passed, where it ends, or why none is told. */
export function PaceNote({ campaign }: { campaign: Paced }) {
  const words = paceWords(campaign, useTranslate(), useLanguage());
  const { pace, pace_reached } = campaign;
  if (!words || !pace) return null;
  const { label, reached, projected, gone } = words;
  const filled = `${Math.min(Math.max(pace_reached ?? 0, 0), 100)}%`;
  return (
    <div className={styles.note}>
      <Chip tone={statusTones.pace[pace]} label={label} />
      {pace !== 'none' && (
        <span
          className={`${styles.track} ${styles[pace]}`}
          style={{ '--filled': filled, '--gone': `${gone ?? 0}%` } as CSSProperties}
          aria-hidden="true"
        />
      )}
      <span>{reached}</span>
      {projected && <span className={styles.projected}>{projected}</span>}
    </div>
  );
}
