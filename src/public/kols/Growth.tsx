import { formatDay, formatNumber } from '../../domain/format';
import type { PublicKolDetail } from '../../domain/kols/types';
import { networkNames } from '../../domain/networks';
import colors from '../../ui/plain/networkColors.module.css';
import { pointPlaces } from '../../ui/plain/pointPlaces';
import { usePage } from '../pageContext';
import styles from './Kol.module.css';

/** How an account's followers grew over its last readings; nothing where there are not two. */
export function Growth({ social }: { social: PublicKolDetail['socials'][number] }) {
  const { language, say } = usePage();
  const network = networkNames[social.social_type];
  const points = social.follower_history.flatMap(({ time, follower }) =>
    follower === null ? [] : [{ day: time, value: follower }],
  );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const places = pointPlaces(points);
  const count = (value: number) => formatNumber(value, language);
  const label = say('publicSite.kol.growth_label', {
    network,
    ...{ from: count(first.value), first: formatDay(first.day), to: count(last.value), last: formatDay(last.day) },
  });
  return (
    <section className={styles.growth}>
      <h2>{say('publicSite.kol.growth', { network })}</h2>
      <svg className={`${styles.plot} ${colors[social.social_type]}`} role="img" aria-label={label}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          overflow="visible"
          aria-hidden="true"
        >
          <polyline className={styles.line} points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {points.map(({ day, value }, index) => {
          const [x, y] = [`${places[index]?.x}%`, `${places[index]?.y}%`];
          return (
            <g key={day}>
              <circle className={styles.point} cx={x} cy={y} r="4" />
              {(index === 0 || index === points.length - 1) && (
                // In full: a few days change what a shortened figure leaves out.
                <text className={index === 0 ? styles.first : styles.last} x={x} y={y} dy="-12">
                  {count(value)}
                </text>
              )}
              <text className={styles.day} x={x} y="100%" dy="28">
                {formatDay(day).slice(0, '31/12'.length)}
              </text>
            </g>
          );
        })}
      </svg>
    </section>
  );
}
