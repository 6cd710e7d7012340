import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MetricReading } from '../../../domain/campaigns/types';
import { formatInstant } from '../../../domain/format';
import { postMetrics } from '../../../domain/networks';
import { useRead } from '../../../ui/console/data/useRead';
import { Section } from '../../../ui/console/record/Section';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { Count } from '../../../ui/plain/Figure';
import styles from './parts.module.css';

const step = 10;

/** Every reading of a post's figures, newest first: where from, who, when, why, and the picture that shows them. */
export function FigureHistory({ postId }: { postId: string }) {
  const translate = useTranslate();
  const [size, setSize] = useState(step);
  const {
    data: readings,
    error,
    refetch,
  } = useRead<MetricReading[]>('postMetrics', {
    params: { id: postId },
    query: { size, count: 'none' },
  });
  return (
    <Section title={translate('parts.figures.history')} description={translate('parts.figures.history_help')}>
      {error && !readings && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !readings && <Skeleton height={56} />}
      {readings?.length === 0 && <p className={styles.none}>{translate('parts.figures.none')}</p>}
      {readings && (
        <ol className={styles.readings}>
          {readings.map((reading) => (
            <Reading key={reading.id} reading={reading} />
          ))}
        </ol>
      )}
      {readings?.length === size && (
        <Button size="small" onClick={() => setSize(size + step)}>
          {translate('parts.figures.more')}
        </Button>
      )}
    </Section>
  );
}

function Reading({ reading: { source, actor, captured_at, reason, evidence, metrics } }: { reading: MetricReading }) {
  const translate = useTranslate();
  const at = formatInstant(captured_at);
  const measured = postMetrics.filter((metric) => metrics[metric] !== undefined);
  return (
    <li className={styles.reading}>
      <span className={styles.source}>
        <strong>{translate(`social.source.${source}`)}</strong>
        <span>{actor ? translate('parts.figures.by', { name: actor.fullname, at }) : at}</span>
      </span>
      <dl className={styles.figures}>
        {measured.map((metric) => (
          <div key={metric}>
            <dt>{translate(`campaigns.post.${metric}`)}</dt>
            <dd>
              <Count value={metrics[metric]} />
            </dd>
          </div>
        ))}
      </dl>
      {reason && <p className={styles.reason}>{reason}</p>}
      {evidence && (
        <a href={evidence} target="_blank" rel="noreferrer" className={styles.evidence}>
          <img src={evidence} alt={translate('parts.figures.evidence')} loading="lazy" />
        </a>
      )}
    </li>
  );
}
