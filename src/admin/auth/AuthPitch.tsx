import { useWords } from '../words';
import styles from './pitch.module.css';

const points = ['auth.pitch.kols', 'auth.pitch.work', 'auth.pitch.report'] as const;
const bars = [38, 52, 47, 66, 61, 78, 92];

/** What the product is for, beside a drawn report; decoration on wide screens only. */
export function AuthPitch() {
  const translate = useWords();
  return (
    <aside className={styles.pitch}>
      <svg className={styles.art} viewBox="0 0 420 220" aria-hidden="true">
        {bars.map((height, index) => (
          <rect key={height} x={20 + index * 56} y={200 - height * 1.7} width="32" height={height * 1.7} rx="6" />
        ))}
        <polyline points="36,150 92,128 148,136 204,98 260,104 316,66 372,38" />
        <circle cx="372" cy="38" r="7" />
      </svg>
      <h2 className={styles.claim}>{translate('auth.pitch.title')}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{translate(point)}</li>
        ))}
      </ul>
    </aside>
  );
}
