import { useTranslate } from 'react-admin';
import { unknownText } from '../../../domain/format';
import { useLanguage } from '../../plain/language';
import { statusTones } from '../../plain/statusTones';
import { Chip } from '../record/Chip';
import styles from './pace.module.css';
import { type Paced, paceWords } from './paceWords';

interface PaceCellProps {
  campaign: Paced;
  /** Where there is room, or another percentage beside it: which metric it is that is reached. */
  named?: boolean;
}

/** How a campaign goes, in a cell or on a card: the word, what is reached of the KPI, which day it is; the rest on hover. */
export function PaceCell({ campaign, named = false }: PaceCellProps) {
  const words = paceWords(campaign, useTranslate(), useLanguage());
  if (!words || !campaign.pace || campaign.pace_missing === 'not_running')
    return <span data-unknown="">{unknownText}</span>;
  const { label, short, reached, projected } = words;
  return (
    <span
      className={named ? styles.cell : `${styles.cell} ${styles.plain}`}
      title={[reached, projected].filter(Boolean).join(' ')}
    >
      <Chip tone={statusTones.pace[campaign.pace]} label={label} />
      {short && <span className={styles.short}>{named && campaign.pace !== 'none' ? reached : short}</span>}
    </span>
  );
}
