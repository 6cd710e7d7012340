import { type ChangeEvent, type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { formatExact } from '../../../domain/format';
import { type Entered, entered, isUnread } from '../../../domain/typedNumber';
import { useLanguage } from '../../plain/language';
import { useAfterPress } from '../../plain/useAfterPress';

interface TypedNumberOptions {
  /** What is held: a number, its digits, the empty text, or what could not be read. */
  value: unknown;
  /** At most so many; a whole number is grouped while its digits are typed. */
  decimals?: number;
  onChange: (value: Entered) => void;
}

const mostDigits = 15;
const digitsIn = (text: string) => text.replace(/\D/g, '');

/** What an input shows of a value that nobody is typing. */
function shownOf(value: unknown, language: string): string {
  if (isUnread(value)) return value.typed;
  if (value === '' || value === null || value === undefined) return '';
  return formatExact(Number(value), language);
}

/** Whether a change only took characters away or put digits in: then the separators left are those we drew. */
function movesDigits({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  const { inputType = '', data = null } = nativeEvent as Partial<InputEvent>;
  return inputType.startsWith('delete') || (inputType.startsWith('insert') && /^\d+$/.test(data ?? ''));
}

/**
 * An input for a number that drops nothing: digits are grouped as the page groups while they are typed, anything else
 * stays as it was typed and is read whole, `1,5 tỷ` and all; once it is left, the number stands there in full.
 */
export function useTypedNumber({ value, decimals = 0, onChange }: TypedNumberOptions) {
  const language = useLanguage();
  const [typed, setTyped] = useState<{ text: string; value: Entered } | null>(null);
  const [isLeft, setLeft] = useState(false);
  const afterPress = useAfterPress();
  const input = useRef<HTMLInputElement | null>(null);
  /** Digits behind the caret, which stay behind it however the separators move. */
  const behind = useRef<number | null>(null);
  const canonical = shownOf(value, language);
  const isTyped = typed !== null && JSON.stringify(typed.value) === JSON.stringify(value);
  const shown = isTyped ? typed.text : canonical;

  useLayoutEffect(() => {
    if (behind.current === null || !input.current) return;
    let at = shown.length;
    for (let left = behind.current; left > 0 && at > 0; at -= 1) if (/\d/.test(shown[at - 1] ?? '')) left -= 1;
    input.current.setSelectionRange(at, at);
    behind.current = null;
  }, [shown]);

  const isGrouped = decimals === 0 && !isTyped && (!isUnread(value) || value.why === 'number_too_large');
  const separator = /\D/.exec(formatExact(1_234_567, language))?.[0];
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const text = target.value;
    setLeft(false);
    if (isGrouped && movesDigits(event) && [...text].every((one) => /\d/.test(one) || one === separator)) {
      behind.current = digitsIn(text.slice(target.selectionEnd ?? text.length)).length;
      setTyped(null);
      onChange(ofDigits(digitsIn(text), separator));
      return;
    }
    const read = entered(text, language, decimals);
    setTyped({ text, value: read });
    onChange(read);
  };
  const ref = useCallback<RefCallback<HTMLInputElement>>((element) => {
    input.current = element;
  }, []);
  return {
    ref,
    input: {
      // A phone's digits first; what else is read, `1,5 tỷ`, is pasted or typed on a keyboard.
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      value: shown,
      onChange: change,
      onBlur: () =>
        afterPress(() => {
          if (!isUnread(value)) setTyped(null);
          setLeft(true);
        }),
    },
    /** What could not be read, once the field was left. */
    unread: isLeft && isUnread(value) ? value : null,
    /** The number in full, while something else than its digits is being typed. */
    inFull: isTyped && !isUnread(value) && value !== '' && canonical !== typed.text ? canonical : null,
  };
}

function ofDigits(digits: string, separator = ''): Entered {
  if (digits === '') return '';
  const significant = digits.replace(/^0+(?=\d)/, '');
  if (significant.length > mostDigits) {
    return { typed: significant.replace(/\B(?=(\d{3})+$)/g, separator), why: 'number_too_large' };
  }
  return Number(significant);
}
