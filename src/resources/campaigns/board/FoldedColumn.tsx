import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../../ui/plain/language';
import { type DropTargetProps, dropHandlers } from './dropTarget';
import styles from './fold.module.css';

interface FoldedColumnProps extends DropTargetProps {
  total: number | undefined;
  onUnfold: () => void;
}

/** A final status folded to a strip: how many it has, and a place to drop a card on; a press unfolds it. */
export function FoldedColumn({ status, refusal, isTarget, onDrop, total, onUnfold }: FoldedColumnProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const name = translate(`common.status.campaign.${status}`);
  const count = total === undefined ? '' : formatNumber(total, language);
  return (
    <section
      className={`${styles.strip} ${isTarget ? styles.target : ''}`}
      aria-label={name}
      {...dropHandlers({ isTarget, onDrop })}
    >
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={false}
        title={translate('campaignList.board.unfold', { status: name, total: count, count: total ?? 0 })}
        onClick={onUnfold}
      >
        <span className={styles.count}>{count}</span>
        <span className={styles.name}>{name}</span>
        {isTarget && <span className={styles.here}>{translate('campaignList.board.drop_here')}</span>}
      </button>
      {refusal && <p className={styles.why}>{refusal}</p>}
    </section>
  );
}
