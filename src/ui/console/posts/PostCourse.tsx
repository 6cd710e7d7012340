import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDay, formatNumber } from '../../../domain/format';
import { type CardMetric, courseMetrics, coursePoints, type PostCourse as Readings } from '../../../domain/postFigures';
import { useLanguage } from '../../plain/language';
import { LateCode, late } from '../../plain/late';
import { useMayCall } from '../access/useAccess';
import { useRead } from '../data/useRead';
import { ErrorState } from '../state/ErrorState';
import styles from './postLightbox.module.css';
import type { ShownPost } from './shownPost';

const CourseChart = late(() => import('./CourseChart').then((module) => ({ default: module.CourseChart })));

/** The calls that answer a course: of a campaign's post, and of one of a KOL's channel. */
export type CourseCall = 'postCourse' | 'channelPostCourse';

interface PostCourseProps {
  post: ShownPost;
  call: CourseCall;
}

/** How a post's figures grew, for those who may read it: found posts stand before people who may open no KOL. */
export function PostCourse(props: PostCourseProps) {
  return useMayCall(props.call) ? <Course {...props} /> : null;
}

/** One figure at a time, from the readings there are. */
function Course({ post, call }: PostCourseProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const [wanted, setWanted] = useState<CardMetric>();
  const { data, error, isPlaceholderData, refetch } = useRead<Readings>(call, { params: { id: post.id } });
  const course = isPlaceholderData ? undefined : data;
  const metrics = course ? courseMetrics(course) : [];
  const metric = metrics.find((one) => one === wanted) ?? metrics[0];
  const points = course && metric ? coursePoints(course, metric) : [];
  const [first, last] = [points[0], points.at(-1)];
  const word = (one: CardMetric) => translate(`posts.figure.${post.social_type}.${one}`);
  const number = (value: number) => formatNumber(value, language);
  return (
    <section aria-labelledby={id} className={styles.course} aria-busy={!course && !error}>
      <div className={styles.courseHead}>
        <h3 id={id}>{translate('posts.course.title')}</h3>
        {metrics.length > 1 && (
          <fieldset className={styles.metrics} aria-label={translate('posts.course.choose')}>
            {metrics.map((one) => (
              <button key={one} type="button" aria-pressed={one === metric} onClick={() => setWanted(one)}>
                {word(one)}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {error && !course && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !course && <Skeleton variant="rounded" height={168} />}
      {course && !metric && <p className={styles.muted}>{translate('posts.course.none')}</p>}
      {metric && first && last && (
        <>
          {first.day !== last.day && (
            <LateCode fallback={<Skeleton variant="rounded" height={168} />}>
              <CourseChart points={points} network={post.social_type} word={word(metric)} />
            </LateCode>
          )}
          <p className={styles.muted}>
            {first.day === last.day
              ? translate('posts.course.once', {
                  value: number(last.value),
                  word: word(metric),
                  day: formatDay(last.day),
                })
              : translate('posts.course.from_to', {
                  ...{ word: word(metric), from: number(first.value), to: number(last.value) },
                  ...{ first: formatDay(first.day), last: formatDay(last.day), count: points.length },
                })}
          </p>
        </>
      )}
    </section>
  );
}
