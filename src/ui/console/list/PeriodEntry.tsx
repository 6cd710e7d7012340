import { useState } from 'react';
import { isDay } from '../../../domain/dates';
import { EndsForm } from './EndsForm';

interface PeriodEntryProps {
  /** i18n key of what is entered. */
  label: string;
  /** First and last day `YYYY-MM-DD`, an open one empty. */
  values: string[];
  onChange: (values: string[]) => void;
  /** Given, the days are taken over by a button; otherwise as soon as one is entered. */
  onDone?: () => void;
}

/** A period of days; either end may stay open. */
export function PeriodEntry({ label, values, onChange, onDone }: PeriodEntryProps) {
  const given = `${values[0] ?? ''}/${values[1] ?? ''}`;
  const [seen, setSeen] = useState(given);
  const [ends, setEnds] = useState([values[0] ?? '', values[1] ?? '']);
  if (seen !== given) {
    setSeen(given);
    setEnds([values[0] ?? '', values[1] ?? '']);
  }
  const [from = '', to = ''] = ends;
  const reversed = from !== '' && to !== '' && from > to;
  const take = ([first = '', last = '']: string[]) => {
    const whole = [first, last].every((day) => day === '' || isDay(day));
    const inOrder = first === '' || last === '' || first <= last;
    if (whole && inOrder && given !== `${first}/${last}`) onChange([first, last]);
    return whole && inOrder;
  };
  const change = (entered: string[]) => {
    setEnds(entered);
    // A year is typed digit by digit: its first ones are the years of Rome.
    if (!onDone && entered.every((day) => day === '' || day >= '1900')) take(entered);
  };
  return (
    <EndsForm
      label={label}
      fault={reversed ? 'error.end_date_before_start' : null}
      take={() => take(ends)}
      onDone={onDone}
      inputOf={(index) => ({
        type: 'date',
        max: '9999-12-31',
        value: ends[index],
        onChange: ({ target }) => change(index === 0 ? [target.value, to] : [from, target.value]),
      })}
    />
  );
}
