import type { CSSProperties } from 'react';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatDay, formatNumber, formatPercent } from '../../../domain/format';
import type { CallsOfDay, ErrorBudget } from '../../../domain/health/types';
import { useLanguage } from '../../../ui/plain/language';
import styles from './health.module.css';

/** What may fail of the calls of 30 days, what of that is used, and the days it happened on. */
export function ErrorBudgetCard({ budget: { goal, answered, failed, used, days } }: { budget: ErrorBudget }) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const count = (value: number) => formatNumber(value, language);
  const isOver = used !== null && used > 100;
  const told = isOver ? 'over' : 'used';
  const chart = translate('health.budget.chart', { days: days.length });
  return (
    <section className={styles.wide} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.name}>
          {translate('health.budget.title')}
        </h2>
        <strong className={isOver ? styles.over : styles.used}>
          {used === null
            ? translate('health.budget.unused')
            : translate(`health.budget.${told}`, { used: formatPercent(used, language) })}
        </strong>
      </header>
      <p className={styles.hint}>
        {translate('health.budget.goal', { goal: formatPercent(goal, language), days: days.length })}{' '}
        {answered > 0 && translate('health.budget.failed', { failed: count(failed), answered: count(answered) })}
      </p>
      <Bars days={days} label={chart} />
      <details>
        <summary>{translate('health.budget.table')}</summary>
        <table className={styles.table}>
          <caption className={styles.caption}>{chart}</caption>
          <thead>
            <tr>
              {(['day', 'answered', 'failed'] as const).map((column) => (
                <th key={column} scope="col">
                  {translate(`health.budget.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatDay(day.day)}</th>
                <td>{count(day.answered)}</td>
                <td>{count(day.failed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function Bars({ days, label }: { days: CallsOfDay[]; label: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const most = Math.max(1, ...days.map(({ answered }) => answered));
  const height = (part: number) => `${(100 * part) / most}%`;
  return (
    <div className={styles.bars} role="img" aria-label={label}>
      {days.map(({ day, answered, failed }) => (
        <span
          key={day}
          className={failed > 0 ? styles.failedDay : styles.day}
          style={{ '--answered': height(answered), '--failed': height(failed) } as CSSProperties}
          title={translate('health.budget.day', {
            day: formatDay(day),
            answered: formatNumber(answered, language),
            failed: formatNumber(failed, language),
          })}
        />
      ))}
    </div>
  );
}
