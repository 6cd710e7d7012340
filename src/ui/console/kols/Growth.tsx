import { signOfPercent } from '../../../domain/format';
import { Percent } from '../../plain/Figure';
import styles from './figures.module.css';

/** A growth in percent with its sign; null is unknown. */
export function Growth({ value }: { value: number | null }) {
  const sign = signOfPercent(value ?? 0);
  return (
    <span className={sign > 0 ? styles.up : sign < 0 ? styles.down : undefined}>
      {sign > 0 && '+'}
      <Percent value={value} />
    </span>
  );
}
