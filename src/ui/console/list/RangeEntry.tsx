import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Entered, isUnread } from '../../../domain/typedNumber';
import { NumberNote } from '../form/NumberNote';
import { useTypedNumber } from '../form/useTypedNumber';
import { EndsForm } from './EndsForm';

interface RangeEntryProps {
  /** i18n key of what is entered. */
  label: string;
  /** Both ends as digits, an open one empty. */
  values: string[];
  onChange: (values: string[]) => void;
  /** At most so many; none for whole numbers. */
  decimals?: number | undefined;
  /** Given, the ends are taken over by a button; otherwise as soon as one is entered. */
  onDone?: () => void;
}

type Ends = readonly [Entered, Entered];

const endOf = (value: string | undefined): Entered => (value ? Number(value) : '');
const isReversed = ([from, to]: Ends) => typeof from === 'number' && typeof to === 'number' && from > to;

/** A range of numbers, whole ones if nothing else is said, grouped as they are read; either end may stay open. */
export function RangeEntry({ label, values, onChange, decimals = 0, onDone }: RangeEntryProps) {
  const value = `${values[0] ?? ''}-${values[1] ?? ''}`;
  const translate = useTranslate();
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const [ends, setEnds] = useState<Ends>([endOf(values[0]), endOf(values[1])]);
  if (seen !== value) {
    setSeen(value);
    // What was entered here comes back while the other end is being entered already.
    if (value !== sent) setEnds([endOf(values[0]), endOf(values[1])]);
  }
  const [isTaken, setTaken] = useState(false);
  const [from, to] = ends;
  const first = useTypedNumber({ value: from, decimals, onChange: (entered) => setEnds([entered, to]) });
  const last = useTypedNumber({ value: to, decimals, onChange: (entered) => setEnds([from, entered]) });
  const take = (now: Ends = ends) => {
    setTaken(true);
    if (isReversed(now) || now.some(isUnread)) return false;
    const [start, end] = now.map(String) as [string, string];
    if (value !== `${start}-${end}`) {
      setSent(`${start}-${end}`);
      onChange([start, end]);
    }
    return true;
  };
  const unread = first.unread ?? last.unread ?? (isTaken ? ends.find(isUnread) : undefined);
  const choose = (number: number) => {
    const chosen: Ends = unread === from ? [number, to] : [from, number];
    setEnds(chosen);
    if (!onDone) take(chosen);
  };
  return (
    <EndsForm
      label={label}
      fault={
        unread ? (
          <NumberNote unread={unread} decimals={decimals} onChosen={choose} />
        ) : (
          isReversed(ends) && translate('lists.range_reversed')
        )
      }
      take={take}
      onDone={onDone}
      inputOf={(index, shared) => {
        const { ref, input } = index === 0 ? first : last;
        return (
          <input
            {...shared}
            {...input}
            ref={ref}
            onBlur={() => {
              input.onBlur();
              if (!onDone) take();
            }}
          />
        );
      }}
    />
  );
}
