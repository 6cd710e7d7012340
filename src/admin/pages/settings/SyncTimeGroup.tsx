import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import { useTranslate } from 'react-admin';
import { formatInstant, formatNumber } from '../../../domain/format';
import type { SyncTimeType } from '../../../domain/settings/schema';
import type { SyncTimeRow } from '../../../domain/settings/types';
import { Section } from '../../../ui/console/record/Section';
import { useLanguage } from '../../../ui/plain/language';
import styles from './settings.module.css';

interface SyncTimeGroupProps {
  type: SyncTimeType;
  /** Absent while they are loaded. */
  options: SyncTimeRow[] | undefined;
  /** The option that is being put in force. */
  busy: string | undefined;
  /** Absent for those who may only look. */
  onChoose: ((option: SyncTimeRow) => void) | undefined;
}

const expected = { profile: 3, post: 5 } as const;

/** The choices of one group; the one in force is pressed. */
export function SyncTimeGroup({ type, options, busy, onChoose }: SyncTimeGroupProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const title = translate(`settings.sync.${type}`);
  const next = options?.find(({ next_at }) => next_at !== null)?.next_at;
  return (
    <Section title={title} description={translate(`settings.sync.${type}_help`)}>
      <fieldset aria-label={title} aria-busy={!options} className={styles.options}>
        {!options &&
          Array.from({ length: expected[type] }, (_, index) => `bone-${index}`).map((key) => (
            <span key={key} className={`${styles.option} ${styles.bone}`} />
          ))}
        {options?.map((option) => (
          <button
            key={option.id}
            type="button"
            aria-pressed={option.active}
            disabled={!onChoose || busy !== undefined}
            className={busy === option.id ? `${styles.option} ${styles.busy}` : styles.option}
            onClick={() => !option.active && onChoose?.(option)}
          >
            <span className={styles.hours}>
              <strong>{option.sync_time}</strong> {translate('settings.sync.hours')}
            </span>
            <span className={styles.times}>
              {translate('settings.sync.times', { times: formatNumber(24 / option.sync_time, language) })}
            </span>
            {option.active && (
              <span className={styles.active}>
                <CheckCircleIcon sx={{ fontSize: 14 }} />
                {translate('settings.sync.active')}
              </span>
            )}
          </button>
        ))}
      </fieldset>
      {next && <p className={styles.note}>{translate('settings.sync.next', { at: formatInstant(next) })}</p>}
    </Section>
  );
}
