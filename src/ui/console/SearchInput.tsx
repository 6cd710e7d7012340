import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { debounceMs, textLimits } from '../../domain/limits';
import styles from './SearchInput.module.css';
import type { ListParams } from './useListParams';

interface SearchInputProps {
  params: Pick<ListParams, 'search' | 'setSearch'>;
  /** i18n key of what can be searched. */
  label: string;
}

/** Writes the `search` parameter 300 ms after the last key (spec 1 §2); `/` jumps here. */
export function SearchInput({ params, label }: SearchInputProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { search, setSearch } = params;
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    setText(search);
  }

  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => setSearch(text.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [text, search, setSearch]);

  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        target.closest('input, textarea, select, [contenteditable]')
      )
        return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, []);

  return (
    <div className={styles.search}>
      <SearchIcon className={styles.icon} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={translate(label)}
        placeholder={translate(label)}
        maxLength={textLimits.short}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('');
        }}
      />
      {text ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={translate('common.clear')}
          onClick={() => setText('')}
        >
          <CloseIcon sx={{ fontSize: 14 }} />
        </button>
      ) : (
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      )}
    </div>
  );
}
