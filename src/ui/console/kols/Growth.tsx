import { Percent } from '../../plain/Figure';
import styles from './figures.module.css';

/** A growth in percent with its sign; null is unknown. */
export function Growth({ value }: { value: number | null }) {
  const direction = value === null || value === 0 ? '' : value > 0 ? styles.up : styles.down;
  return (
    <span className={direction}>
      {value !== null && value > 0 && '+'}
      <Percent value={value} />
    </span>
  );
}
