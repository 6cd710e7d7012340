import { useTranslate } from 'react-admin';
import { useLanguage } from '../../plain/language';
import { statusTones } from '../../plain/statusTones';
import { Track } from '../../plain/Track';
import { Chip } from '../record/Chip';
import styles from './pace.module.css';
import { type Paced, paceWords } from './paceWords';

/** How a campaign goes, said whole: the word, what is reached beside the time passed, where it ends, or why none is told. */
export function PaceNote({ campaign }: { campaign: Paced }) {
  const words = paceWords(campaign, useTranslate(), useLanguage());
  const { pace, pace_reached } = campaign;
  if (!words || !pace) return null;
  const { label, reached, projected, gone } = words;
  return (
    <div className={styles.note}>
      <Chip tone={statusTones.pace[pace]} label={label} />
      {pace !== 'none' && <Track filled={pace_reached ?? null} mark={gone ?? 0} tone={statusTones.pace[pace]} />}
      <span>{reached}</span>
      {projected && <span className={styles.projected}>{projected}</span>}
    </div>
  );
}
