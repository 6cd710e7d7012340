import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import type { Quartile } from '../../../domain/kols/score';
import { useLanguage } from '../../plain/language';
import unseen from '../../plain/unseen.module.css';
import styles from './figures.module.css';

const steps = [1, 2, 3, 4] as const;

interface QuartileMarkProps {
  quartile: Quartile;
  peers: number;
  /** Beside a figure in a row: the words are for who does not see it. */
  inRow?: boolean;
}

/** Four steps, as many filled as a figure stands quarters up among its peers; in words for who does not see them. */
export function QuartileMark({ quartile, peers, inRow = false }: QuartileMarkProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const place = translate(`scores.quartile.${quartile}`);
  return (
    <span
      className={inRow ? styles.inRow : styles.quartile}
      title={translate('scores.quartile.hint', { place, peers: formatNumber(peers, language) })}
    >
      <span className={styles.steps} aria-hidden="true">
        {steps.map((step) => (
          <span key={step} className={step <= quartile ? styles.filled : styles.step} />
        ))}
      </span>
      {inRow ? <span className={unseen.unseen}>{place}</span> : place}
    </span>
  );
}
