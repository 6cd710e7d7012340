import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { captionPieces, type Mark } from '../../../domain/captionMarks';
import styles from './found.module.css';

const shownCharacters = 280;

/** A caption with its marks set off; a long one is cut until it is asked for. */
export function Caption({ text, marks }: { text: string | null; marks: readonly Mark[] }) {
  const translate = useTranslate();
  const [whole, setWhole] = useState(false);
  const isLong = (text?.length ?? 0) > shownCharacters;
  const pieces = useMemo(() => {
    let at = 0;
    return captionPieces(text ?? '', marks).map((piece) => {
      const start = at;
      at += piece.text.length;
      return { ...piece, start };
    });
  }, [text, marks]);
  if (!text) return <p className={styles.none}>{translate('foundPosts.no_caption')}</p>;
  return (
    <div>
      <p className={isLong && !whole ? `${styles.caption} ${styles.cut}` : styles.caption}>
        {pieces.map(({ text: said, kind, start }) => (kind ? <mark key={start}>{said}</mark> : said))}
      </p>
      {isLong && (
        <button type="button" className={styles.toggle} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {translate(whole ? 'foundPosts.less' : 'foundPosts.whole')}
        </button>
      )}
    </div>
  );
}
