import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { addDays, dayOf } from '../../../domain/dates';
import { formatDay, formatMonth, formatWeekday } from '../../../domain/format';
import { addMonths, weeksOf } from '../../../domain/typedDay';
import { useLanguage } from '../../plain/language';
import { pressed } from '../keys/pressed';
import styles from './day.module.css';

interface CalendarProps {
  /** The day that is chosen, `YYYY-MM-DD`; the empty text for none. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChosen: (day: string) => void;
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
/** Births lie as far back, campaigns as far ahead. */
const years = { back: 100, ahead: 10 };

/** Where a key leads from a day. */
function stepOf(event: KeyboardEvent, day: string): string | undefined {
  const inWeek = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return pressed(event, {
    previous_day: addDays(day, -1),
    next_day: addDays(day, 1),
    previous_week: addDays(day, -7),
    next_week: addDays(day, 7),
    week_start: addDays(day, -inWeek),
    week_end: addDays(day, 6 - inWeek),
    previous_month: addMonths(day, -1),
    next_month: addMonths(day, 1),
    previous_year: addMonths(day, -12),
    next_year: addMonths(day, 12),
  });
}

/** A month of days to choose one from, by pointer or keyboard. */
export function Calendar({ value, min = '1900-01-01', max = '9999-12-31', onChosen }: CalendarProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const today = dayOf(new Date());
  const within = (day: string) => (day < min ? min : day > max ? max : day);
  const [at, setAt] = useState(within(value || today));
  const cell = useRef<HTMLButtonElement>(null);
  /** The keyboard goes where the arrows lead, not where a month is turned by its button. */
  const follows = useRef(true);
  useEffect(() => {
    if (follows.current) cell.current?.focus();
    follows.current = false;
  });

  const month = at.slice(0, 7);
  const turnTo = (day: string) => {
    setAt(within(day));
  };
  const thisYear = Number(today.slice(0, 4));
  const firstYear = Math.min(Math.max(Number(min.slice(0, 4)), thisYear - years.back), Number(month.slice(0, 4)));
  const lastYear = Math.max(Math.min(Number(max.slice(0, 4)), thisYear + years.ahead), Number(month.slice(0, 4)));
  const turn = (count: number, word: string, Icon: typeof NextIcon) => (
    <button
      type="button"
      className={styles.turn}
      aria-label={translate(word)}
      onClick={() => turnTo(addMonths(at, count))}
    >
      <Icon sx={{ fontSize: 20 }} />
    </button>
  );
  const weeks = weeksOf(month);
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        {turn(-1, 'wizard.calendar.back', BackIcon)}
        <select
          aria-label={translate('wizard.calendar.month')}
          value={month.slice(5)}
          onChange={({ target }) => turnTo(addMonths(at, Number(target.value) - Number(month.slice(5))))}
        >
          {months.map((one) => (
            <option key={one} value={one}>
              {formatMonth(`${month.slice(0, 4)}-${one}`, language).replace(/\s*(năm )?\d{4}$/, '')}
            </option>
          ))}
        </select>
        <select
          aria-label={translate('wizard.calendar.year')}
          value={month.slice(0, 4)}
          onChange={({ target }) => turnTo(addMonths(at, 12 * (Number(target.value) - Number(month.slice(0, 4)))))}
        >
          {Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index).map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
        {turn(1, 'wizard.calendar.next', NextIcon)}
      </div>
      <table aria-label={formatMonth(month, language)}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={formatWeekday(day, language, 'long')}>
                {formatWeekday(day, language, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    ref={day === at ? cell : undefined}
                    type="button"
                    className={day.startsWith(month) ? styles.date : `${styles.date} ${styles.other}`}
                    tabIndex={day === at ? 0 : -1}
                    disabled={day < min || day > max}
                    aria-label={`${formatWeekday(day, language, 'long')}, ${Number(day.slice(8))} ${formatMonth(day.slice(0, 7), language)}`}
                    aria-current={day === today ? 'date' : undefined}
                    aria-pressed={day === value}
                    onClick={() => onChosen(day)}
                    onKeyDown={(event) => {
                      const wanted = stepOf(event, at);
                      if (!wanted) return;
                      event.preventDefault();
                      follows.current = true;
                      setAt(within(wanted));
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {today >= min && today <= max && (
        <button type="button" className={styles.today} onClick={() => onChosen(today)}>
          {translate('wizard.calendar.today')} · {formatDay(today)}
        </button>
      )}
    </div>
  );
}
