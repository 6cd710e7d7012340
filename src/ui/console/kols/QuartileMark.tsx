import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import type { Quartile } from '../../../domain/kols/score';
import { useLanguage } from '../../plain/language';
import styles from './figures.module.css';

const steps = [1, 2, 3, 4] as const;

/** Four steps, as many filled as a figure stands quarters up among its peers; in words for who does not see them. */
export function QuartileMark({ quartile, peers }: { quartile: Quartile; peers: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  const place = translate(`scores.quartile.${quartile}`);
  return (
    <span
      className={styles.quartile}
      title={translate('scores.quartile.hint', { place, peers: formatNumber(peers, language) })}
    >
      <span className={styles.steps} aria-hidden="true">
        {steps.map((step) => (
          <span key={step} className={step <= quartile ? styles.filled : styles.step} />
        ))}
      </span>
      {place}
    </span>
  );
}
