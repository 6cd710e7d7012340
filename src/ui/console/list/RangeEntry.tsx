import { useState } from 'react';
import { formatNumber } from '../../../domain/format';
import { largestNumber } from '../../../domain/limits';
import { useLanguage } from '../../plain/language';
import { EndsForm } from './EndsForm';

interface RangeEntryProps {
  /** i18n key of what is entered. */
  label: string;
  /** Both ends as digits, an open one empty. */
  values: string[];
  onChange: (values: string[]) => void;
  /** Given, the ends are taken over by a button; otherwise as soon as one is entered. */
  onDone?: () => void;
}

const digitsOf = (text: string) => {
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return Number(digits) > largestNumber ? String(largestNumber) : digits;
};

/** A range of whole numbers, grouped as they are read; either end may stay open. */
export function RangeEntry({ label, values, onChange, onDone }: RangeEntryProps) {
  const language = useLanguage();
  const given = `${values[0] ?? ''}-${values[1] ?? ''}`;
  const [seen, setSeen] = useState(given);
  const [sent, setSent] = useState(given);
  const [ends, setEnds] = useState([values[0] ?? '', values[1] ?? '']);
  if (seen !== given) {
    setSeen(given);
    // What was entered here comes back while the other end is being entered already.
    if (given !== sent) setEnds([values[0] ?? '', values[1] ?? '']);
  }
  const [from = '', to = ''] = ends;
  const reversed = from !== '' && to !== '' && Number(from) > Number(to);
  const take = () => {
    if (!reversed && given !== `${from}-${to}`) {
      setSent(`${from}-${to}`);
      onChange([from, to]);
    }
    return !reversed;
  };
  return (
    <EndsForm
      label={label}
      fault={reversed ? 'lists.range_reversed' : null}
      take={take}
      onDone={onDone}
      inputOf={(index) => ({
        inputMode: 'numeric',
        autoComplete: 'off',
        value: ends[index] ? formatNumber(Number(ends[index]), language) : '',
        onChange: ({ target }) => setEnds(index === 0 ? [digitsOf(target.value), to] : [from, digitsOf(target.value)]),
        onBlur: onDone ? undefined : take,
      })}
    />
  );
}
