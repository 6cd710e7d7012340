import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { hashtagLimits, hashtagOf, hashtagsTyped, plainTag } from '../../../domain/hashtags/rules';
import type { HashtagSuggestion } from '../../../domain/hashtags/types';
import { debounceMs } from '../../../domain/limits';
import { useRead } from '../../../ui/console/data/useRead';
import { Count } from '../../../ui/plain/Figure';
import styles from '../hashtags.module.css';

interface TagBoxProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

const ends = /[,\s]/;

/** Hashtags as chips: each ended by Enter, a comma or a blank, found while typing; what is none is said. */
export function TagBox({ tags, onChange }: TagBoxProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [unread, setUnread] = useState<readonly string[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data: found = [] } = useRead<HashtagSuggestion[]>(
    'hashtagSuggestions',
    { query: { search } },
    { enabled: search !== '' },
  );
  const take = (words: readonly string[]) => {
    const parts = words.flatMap((word) => word.split(ends)).filter(Boolean);
    setUnread(parts.filter((part) => hashtagOf(part) === null));
    const wanted = hashtagsTyped(parts.join(' '));
    if (wanted.length > hashtagLimits.searched) setUnread(wanted.slice(hashtagLimits.searched));
    onChange(wanted.slice(0, hashtagLimits.searched));
    setTyped('');
    setSearch('');
  };
  const known = new Set(tags.map(plainTag));
  const postsOf = new Map(found.map(({ tag, posts }) => [tag, posts]));
  return (
    <div className={styles.box}>
      <Autocomplete<string, true, false, true>
        multiple
        freeSolo
        size="small"
        options={search ? found.map(({ tag }) => tag).filter((tag) => !known.has(plainTag(tag))) : []}
        filterOptions={(all) => all}
        value={[...tags]}
        clearText={translate('common.clear')}
        getOptionLabel={(tag) => `#${tag}`}
        renderOption={({ key, ...props }, tag) => (
          <li key={key} {...props}>
            <span className={styles.option}>
              #{tag} <Count value={postsOf.get(tag) ?? 0} />
            </span>
          </li>
        )}
        onChange={(_, words) => take(words)}
        inputValue={typed}
        onInputChange={(_, text, reason) => {
          if (reason === 'clear') setTyped('');
          if (reason !== 'input') return;
          if (ends.test(text)) take([...tags, text]);
          else setTyped(text);
        }}
        renderInput={(params) => (
          <MuiTextField
            {...params}
            placeholder={translate('hashtags.search.placeholder')}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-label': translate('hashtags.search.label') },
            }}
          />
        )}
      />
      <p className={styles.unread} role="status">
        {unread.length > 0 && translate('hashtags.search.unread', { words: unread.join(', ') })}
      </p>
    </div>
  );
}
