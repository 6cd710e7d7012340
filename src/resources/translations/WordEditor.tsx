import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { textLimits } from '../../domain/limits';
import type { Keyword } from '../../domain/translations/types';
import { pressed } from '../../ui/console/keys/pressed';
import styles from './translations.module.css';
import type { Step } from './useGrid';

interface WordEditorProps {
  label: string;
  lang: string;
  keyword: Keyword;
  initial: string;
  /** Stands in the empty cell. */
  hint: string;
  /** Leaves with what was typed, null takes it back, and the keyword as it was when the writing began. */
  onLeave: (typed: string | null, step: Step | 'elsewhere', begun: Keyword) => void;
}

/** The cell being written in: Enter saves and goes down, Tab goes on, Escape takes back, Shift+Enter breaks the line. */
export function WordEditor({ label, lang, keyword, initial, hint, onLeave }: WordEditorProps) {
  const [typed, setTyped] = useState(initial);
  // What somebody else writes meanwhile is not to be written over unseen.
  const [begun] = useState(keyword);
  const input = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const leave = (text: string | null, step: Step | 'elsewhere') => {
    if (isDone.current) return;
    isDone.current = true;
    onLeave(text, step, begun);
  };

  const press = (event: KeyboardEvent) => {
    // Enter also picks a word while Japanese or Vietnamese is being composed.
    if (event.nativeEvent.isComposing) return;
    const step = pressed<Step>(event, {
      save_word: 'down',
      save_on: 'next',
      save_back: 'previous',
      leave_word: 'stay',
    });
    if (!step) return;
    leave(step === 'stay' ? null : typed, step);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <textarea
      ref={input}
      className={styles.editor}
      aria-label={label}
      lang={lang}
      rows={1}
      maxLength={textLimits.note}
      placeholder={hint}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={press}
      onBlur={() => leave(typed, 'elsewhere')}
    />
  );
}
