import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import { StatusChip } from '../../../ui/console/record/StatusChip';
import { useLanguage } from '../../../ui/plain/language';
import styles from './board.module.css';
import { type DropTargetProps, dropHandlers } from './dropTarget';

interface DropZoneProps extends DropTargetProps {
  total: number | undefined;
}

/** A status without a column here: how many it has, and a place to drop a card on. */
export function DropZone({ status, refusal, isTarget, onDrop, total }: DropZoneProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <section
      className={`${styles.zone} ${isTarget ? styles.target : ''} ${refusal ? styles.refused : ''}`}
      aria-label={translate(`common.status.campaign.${status}`)}
      {...dropHandlers({ isTarget, onDrop })}
    >
      <header className={styles.head}>
        <StatusChip kind="campaign" status={status} />
        {total !== undefined && <span className={styles.count}>{formatNumber(total, language)}</span>}
      </header>
      {refusal && <p className={styles.why}>{refusal}</p>}
      {isTarget && <p className={styles.here}>{translate('campaignList.board.drop_here')}</p>}
    </section>
  );
}
