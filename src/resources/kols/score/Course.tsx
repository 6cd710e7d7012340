import { useTranslate } from 'react-admin';
import { formatCompact, formatDay, formatNumber } from '../../../domain/format';
import type { FollowerPoint } from '../../../domain/social/types';
import { useLanguage } from '../../../ui/plain/language';
import { axisBase, pointPlaces } from '../../../ui/plain/pointPlaces';
import styles from './score.module.css';

/** The followers of 90 days as a small line; its axis says where it begins and ends. Nothing where they are not known. */
export function Course({ course }: { course: readonly FollowerPoint[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const points = course.flatMap(({ time, follower }) => (follower === null ? [] : [{ day: time, value: follower }]));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return null;
  const base = axisBase(points);
  const top = Math.max(...points.map(({ value }) => value));
  // Where both ends would read alike though they differ, in full.
  const isAlike = base !== top && formatCompact(base, language) === formatCompact(top, language);
  const written = (value: number) => (isAlike ? formatNumber : formatCompact)(value, language);
  const axis = { base: written(base), top: written(top) };
  const line = pointPlaces(points, base)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
  const ends = { from: formatDay(first.day), to: formatDay(last.day) };
  const label = translate('scores.course', {
    ...ends,
    ...axis,
    first: written(first.value),
    last: written(last.value),
  });
  return (
    <figure className={styles.course} title={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        <line x1="0" y1="100" x2="100" y2="100" className={styles.base} />
        <polyline points={line} className={styles.line} />
      </svg>
      <figcaption aria-hidden="true">{translate('scores.axis', axis)}</figcaption>
    </figure>
  );
}
