import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { PostThumb } from '../../ui/console/posts/PostThumb';
import { Picture } from '../../ui/plain/Picture';
import type { Entry, EntryGroup } from './entries';
import { marksOf } from './match';
import styles from './palette.module.css';

interface PaletteListProps {
  id: string;
  list: RefObject<HTMLDivElement | null>;
  groups: EntryGroup[];
  words: readonly string[];
  active: Entry | undefined;
  loading: boolean;
  onReach: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
}

/** The groups with their entries; the focus stays in the text field, which names the active one. */
export function PaletteList({ id, list, groups, words, active, loading, onReach, onChoose }: PaletteListProps) {
  const translate = useTranslate();
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      className={styles.list}
      aria-label={translate('palette.results')}
      aria-busy={loading}
    >
      {groups.map(({ name, entries }, index) => (
        <Box key={name} role="group" aria-labelledby={`${id}-${index}`} className={styles.group}>
          <div id={`${id}-${index}`} role="presentation" className={styles.heading}>
            {name}
          </div>
          {entries.map((entry) => (
            <Box
              key={entry.id}
              id={entry.id}
              role="option"
              aria-selected={entry === active}
              className={entry === active ? `${styles.entry} ${styles.active}` : styles.entry}
              onMouseMove={() => onReach(entry)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
            >
              <Look entry={entry} />
              <span className={styles.name}>
                <Marked text={entry.name} words={words} />
              </span>
              <span className={styles.hint}>
                <Marked text={entry.hint} words={words} />
              </span>
            </Box>
          ))}
        </Box>
      ))}
    </div>
  );
}

function Look({ entry: { look, name } }: { entry: Entry }) {
  if ('picture' in look) return <Picture src={look.picture} name={name} width={26} shape={look.shape} />;
  if ('post' in look) return <PostThumb post={look.post} />;
  const { icon: Icon } = look;
  return (
    <span className={styles.icon}>
      <Icon />
    </span>
  );
}

/** A text in which the words asked for stand out, whatever accents they were typed with. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const marks = marksOf(text, words);
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
