import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isDay } from '../../../domain/dates';
import { useAfterPress } from '../../plain/useAfterPress';
import { DayInput } from '../form/DayInput';
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
  const value = `${values[0] ?? ''}/${values[1] ?? ''}`;
  const translate = useTranslate();
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const [ends, setEnds] = useState([values[0] ?? '', values[1] ?? '']);
  if (seen !== value) {
    setSeen(value);
    // What was entered here comes back while the other day is being typed already.
    if (value !== sent) setEnds([values[0] ?? '', values[1] ?? '']);
  }
  const [from = '', to = ''] = ends;
  const [isLeft, setLeft] = useState(false);
  const afterPress = useAfterPress();
  const isUnread = [from, to].some((day) => day !== '' && !isDay(day));
  const reversed = !isUnread && from !== '' && to !== '' && from > to;
  const take = ([first = '', last = '']: string[]) => {
    const whole = [first, last].every((day) => day === '' || isDay(day));
    const inOrder = first === '' || last === '' || first <= last;
    if (whole && inOrder && value !== `${first}/${last}`) {
      setSent(`${first}/${last}`);
      onChange([first, last]);
    }
    return whole && inOrder;
  };
  const change = (entered: string[]) => {
    setEnds(entered);
    setLeft(false);
    // A year is typed digit by digit: its first ones are the years of Rome.
    if (!onDone && entered.every((day) => day === '' || day >= '1900')) take(entered);
  };
  return (
    <EndsForm
      label={label}
      fault={isUnread ? isLeft && translate('wizard.day_unread') : reversed && translate('error.end_date_before_start')}
      take={() => take(ends)}
      onDone={onDone}
      inputOf={(index, shared) => (
        <DayInput
          {...shared}
          value={ends[index] ?? ''}
          onChange={(day) => change(index === 0 ? [day, to] : [from, day])}
          onBlur={() => afterPress(() => setLeft(true))}
        />
      )}
    />
  );
}
