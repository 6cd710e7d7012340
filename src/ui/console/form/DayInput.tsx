import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import Popover from '@mui/material/Popover';
import { type ComponentProps, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { readTypedDay, readTypedInstant, writeDay, writeInstant } from '../../../domain/typedDay';
import { LateCode, late } from '../../plain/late';
import { isPressed } from '../keys/pressed';
import styles from './day.module.css';

const Calendar = late(() => import('./Calendar').then((module) => ({ default: module.Calendar })));

interface DayInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max'> {
  /** `YYYY-MM-DD`, with `withTime` a UTC instant; the empty text, or what was typed and is neither. */
  value: string;
  onChange: (value: string) => void;
  withTime?: boolean;
  /** First and last day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
}

const kinds = {
  day: { read: readTypedDay, write: writeDay, words: 'wizard.day_format' },
  instant: { read: readTypedInstant, write: writeInstant, words: 'wizard.instant_format' },
};

/** A day as everybody here writes it, DD/MM/YYYY whatever the browser's language: typed, or chosen from a calendar. */
export function DayInput({ value, onChange, withTime = false, min, max, className, ...input }: DayInputProps) {
  const translate = useTranslate();
  const { read, write, words } = kinds[withTime ? 'instant' : 'day'];
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const shown = typed?.value === value ? typed.text : write(value);
  const [date = '', time = ''] = write(value).split(' ');

  const choose = (chosen: string) => {
    setOpen(false);
    setTyped(null);
    onChange(withTime ? (read(`${chosen} ${time || '00:00'}`) ?? chosen) : chosen);
  };
  return (
    <span ref={frame} className={styles.frame}>
      <input
        placeholder={translate(words)}
        autoComplete="off"
        {...input}
        type="text"
        className={className}
        value={shown}
        onChange={({ target }) => {
          const text = target.value;
          const entered = text.trim() === '' ? '' : (read(text) ?? text);
          setTyped({ text, value: entered });
          onChange(entered);
        }}
        onKeyDown={(event) => {
          if (isPressed(event, 'open_calendar')) setOpen(true);
          input.onKeyDown?.(event);
        }}
        onBlur={(event) => {
          setTyped(null);
          input.onBlur?.(event);
        }}
      />
      <button
        type="button"
        className={styles.opener}
        aria-label={translate('wizard.calendar.open')}
        title={translate('wizard.calendar.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={input.disabled}
        onClick={() => setOpen(true)}
      >
        <CalendarIcon sx={{ fontSize: 18 }} />
      </button>
      <Popover
        open={isOpen}
        anchorEl={() => frame.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('wizard.calendar.title'), sx: { mt: 1 } } }}
      >
        <LateCode fallback={<div className={styles.waiting} />}>
          <Calendar value={readTypedDay(date) ?? ''} min={min} max={max} onChosen={choose} />
        </LateCode>
      </Popover>
    </span>
  );
}
