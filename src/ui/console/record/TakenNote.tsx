import { useTranslate } from 'react-admin';
import type { MetricSource } from '../../../domain/campaigns/types';
import { formatInstant } from '../../../domain/format';
import styles from './TakenNote.module.css';

interface TakenNoteProps {
  /** ISO 8601; null where there never was a reading. */
  at: string | null;
  sources: readonly MetricSource[];
}

/** When figures were taken and from what; says so where nobody has read them yet. */
export function TakenNote({ at, sources }: TakenNoteProps) {
  const translate = useTranslate();
  if (!at) return <span className={styles.note}>{translate('social.never_taken')}</span>;
  const source = sources.map((one) => translate(`social.source.${one}`)).join(', ');
  return (
    <time dateTime={at} className={styles.note}>
      {translate('social.taken', { source, at: formatInstant(at) })}
    </time>
  );
}
