import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { debounceMs, textLimits } from '../../../domain/limits';
import { isPressed } from '../keys/pressed';
import styles from './SearchInput.module.css';
import type { ListParams } from './useListParams';

interface SearchInputProps {
  params: Pick<ListParams, 'search' | 'setSearch'>;
  /** i18n key of what can be searched. */
  label: string;
  /** Where the filters beside it need the room. */
  short?: boolean;
}

/** Writes the `search` parameter 300 ms after the last key (spec 1 §2). */
export function SearchInput({ params, label, short = false }: SearchInputProps) {
  const translate = useTranslate();
  const { search, setSearch } = params;
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState<string | null>(null);
  if (seen !== search) {
    setSeen(search);
    setSent(null);
    // What was typed here comes back through the address, and may be behind the keys by then.
    if (search !== sent) setText(search);
  }

  useEffect(() => {
    if (text.trim() === search) return;
    const timer = setTimeout(() => {
      setSent(text.trim());
      setSearch(text.trim());
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, search, setSearch]);

  return (
    <div className={short ? `${styles.search} ${styles.short}` : styles.search}>
      <SearchIcon className={styles.icon} aria-hidden="true" />
      <input
        type="search"
        className={styles.input}
        aria-label={translate(label)}
        placeholder={translate(label)}
        maxLength={textLimits.short}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (isPressed(event, 'clear_search')) setText('');
          // It searches by itself, and does not send a form around the list.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {text && (
        <button
          type="button"
          className={styles.clear}
          aria-label={translate('common.clear')}
          onClick={() => setText('')}
        >
          <CloseIcon sx={{ fontSize: 14 }} />
        </button>
      )}
    </div>
  );
}
