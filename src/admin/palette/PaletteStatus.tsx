import { useTranslate } from 'react-admin';
import { isSearchable, readAsked, searchLimits } from '../../domain/search/words';
import unseen from '../../ui/plain/unseen.module.css';
import styles from './palette.module.css';

interface PaletteStatusProps {
  text: string;
  loading: boolean;
  failed: boolean;
  /** How many entries are shown. */
  count: number;
}

/** How the search stands: told to who listens, shown to who looks where there is nothing else to see. */
export function PaletteStatus({ text, loading, failed, count }: PaletteStatusProps) {
  const translate = useTranslate();
  const { phrase, tagged } = readAsked(text);
  const asks = phrase !== '' || tagged;
  const missing = asks && !isSearchable(text) && translate('palette.too_short', { min: searchLimits.min });
  const empty = count === 0 && !loading && !failed && translate('palette.nothing', { text: text.trim() });
  const said = missing || empty;
  return (
    <>
      {loading && count === 0 && (
        <div className={styles.skeleton} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      )}
      <p role="status" className={said ? styles.said : unseen.unseen}>
        {said || (loading ? translate('common.loading') : translate('palette.count', { count }))}
      </p>
    </>
  );
}
