import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { can } from '../../domain/access';
import { debounceMs } from '../../domain/limits';
import type { SearchAnswer } from '../../domain/search/types';
import { isSearchable, postLinkOf, readAsked, searchLimits } from '../../domain/search/words';
import { addRecent } from '../../providers/recent';
import { useAccess } from '../../ui/console/access/useAccess';
import { useRead } from '../../ui/console/data/useRead';
import { isPressed, pressed } from '../../ui/console/keys/pressed';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { type Entry, type EntryGroup, foundGroups, matching, pageEntries } from './entries';
import { PaletteFoot } from './PaletteFoot';
import { PaletteList } from './PaletteList';
import { PaletteStatus } from './PaletteStatus';
import styles from './palette.module.css';
import { useCommands } from './useCommands';
import { useRecent } from './useRecent';

// The dialog puts its content into the page after the first effects have run.
const focus = (field: HTMLInputElement | null) => field?.focus();

interface PaletteProps {
  onClose: () => void;
  onChangePassword: () => void;
  onHelp: () => void;
}

/** Finds records, pages and actions by typing (spec 1 §2 Shell). */
export function Palette({ onClose, onChangePassword, onHelp }: PaletteProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const access = useAccess();
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [reached, setReached] = useState<string>();
  // Enter pressed before the answer has come: the first of it is meant.
  const [waiting, setWaiting] = useState(false);
  const search = useSearch(text);
  const { answer, error, retry } = search;
  const recent = useRecent();
  // Nothing is shown above which something else will stand.
  const remembers = text === '' && recent.loading;
  const loading = search.loading || remembers;
  const groups = useGroups(text, remembers ? null : answer, recent.entries, useCommands(onChangePassword, onHelp));
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ id }) => id === reached) ?? entries[0];

  const ask = (next: string) => {
    setText(postLinkOf(next) ? next : next.slice(0, searchLimits.max));
    setReached(undefined);
    setWaiting(false);
    list.current?.scrollTo({ top: 0 });
  };

  const choose = ({ choice, recent }: Entry) => {
    if (recent) addRecent(recent);
    if ('ask' in choice) return ask(choice.ask);
    onClose();
    if ('to' in choice) navigate(choice.to);
    else choice.act();
  };

  const reach = (index: number) => {
    const entry = entries[(index + entries.length) % entries.length];
    if (!entry) return;
    setReached(entry.id);
    document.getElementById(entry.id)?.scrollIntoView({ block: 'nearest' });
  };

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const at = active ? entries.indexOf(active) : -1;
    const to = pressed(event, {
      next_entry: at + 1,
      previous_entry: at - 1,
      first_entry: 0,
      last_entry: entries.length - 1,
    });
    if (to !== undefined) {
      event.preventDefault();
      reach(to);
    } else if (isPressed(event, 'choose_entry')) {
      event.preventDefault();
      const known = active && (!loading || active.recent?.kind === 'page' || 'act' in active.choice);
      if (known) choose(active);
      else setWaiting(loading);
    }
  };

  const chooseFirst = useRef(() => {});
  chooseFirst.current = () => {
    if (entries[0]) choose(entries[0]);
  };
  useEffect(() => {
    if (!waiting || loading) return;
    setWaiting(false);
    chooseFirst.current();
  }, [waiting, loading]);

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      slotProps={{
        paper: { className: styles.paper ?? '', 'aria-label': translate('palette.label') },
        container: { className: styles.container ?? '' },
      }}
    >
      <div className={styles.head}>
        <SearchIcon className={styles.search} aria-hidden="true" />
        <input
          ref={focus}
          type="text"
          role="combobox"
          className={styles.input}
          aria-label={translate('palette.label')}
          aria-expanded={entries.length > 0}
          aria-controls={entries.length > 0 ? listId : undefined}
          aria-activedescendant={active?.id}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={translate('palette.placeholder')}
          maxLength={searchLimits.link}
          value={text}
          onChange={(event) => ask(event.target.value)}
          onKeyDown={press}
        />
        <IconButton className={styles.close ?? ''} aria-label={translate('ra.action.close')} onClick={onClose}>
          <CloseIcon sx={{ fontSize: 18 }} />
        </IconButton>
      </div>
      {entries.length > 0 && (
        <PaletteList
          id={listId}
          list={list}
          groups={groups}
          words={readAsked(text).words}
          active={active}
          loading={loading}
          onReach={({ id }) => setReached(id)}
          onChoose={choose}
        />
      )}
      {error && !loading && <ErrorState error={error} onRetry={retry} />}
      <PaletteStatus text={text} loading={loading} failed={error !== null} count={entries.length} />
      <PaletteFoot tags={can(access, 'hashtags_management', 'r')} />
    </Dialog>
  );
}

/** Everything the palette offers for a text: pages and actions at once, records below them as they are found. */
function useGroups(text: string, answer: SearchAnswer | null, recent: Entry[], commands: Entry[]): EntryGroup[] {
  const translate = useTranslate();
  const access = useAccess();
  const own = useMemo(() => pageEntries(translate, access), [translate, access]);
  if (!answer) return [];
  const asked = readAsked(text);
  const before = asked.phrase || asked.tagged ? [] : recent;
  const shown = new Set(before.map(({ id }) => id));
  const unseen = (entries: Entry[]) => matching(entries, asked).filter(({ id }) => !shown.has(id));
  return [
    { name: translate('palette.recent'), entries: before },
    { name: translate('palette.pages'), entries: unseen(own.pages) },
    { name: translate('palette.actions'), entries: unseen([...own.creations, ...commands]) },
    ...(isSearchable(text) ? foundGroups(answer, text, translate, access) : []),
  ].filter(({ entries }) => entries.length > 0);
}

/** What the server finds for a text, asked 300 ms after the last key; the former answer stays meanwhile. */
function useSearch(text: string) {
  const wanted = postLinkOf(text) ?? (isSearchable(text) ? text.trim() : '');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(wanted), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, error, isFetching, refetch } = useRead<SearchAnswer>('search', { query: { q } }, { enabled: q !== '' });
  const loading = wanted !== '' && (wanted !== q || isFetching);
  const isAnswered = wanted !== '' && !error && data !== undefined;
  return {
    answer: isAnswered ? data : {},
    error: wanted === '' ? null : error,
    loading,
    retry: () => void refetch(),
  };
}
