import { formatNumber } from '../../domain/format';
import { type FoundKols, queryOfKols } from '../../domain/publicSite/kols';
import { kolsPath } from '../../domain/publicSite/paths';
import { usePage } from '../pageContext';
import styles from './Kols.module.css';

/** The ways to the page before and the one after. */
export function Pages({ found: { asked, pages } }: { found: FoundKols }) {
  const { language, say } = usePage();
  const { page } = asked;
  if (pages < 2 || page > pages) return null;
  const addressOf = (other: number) => `${kolsPath(language)}?${queryOfKols({ ...asked, page: other })}`;
  return (
    <nav className={styles.pages} aria-label={say('publicSite.kols.pages')}>
      {page > 1 ? (
        <a rel="prev" href={addressOf(page - 1)}>
          {say('publicSite.kols.previous')}
        </a>
      ) : (
        <span />
      )}
      <span>
        {say('publicSite.kols.page_of', { page: formatNumber(page, language), pages: formatNumber(pages, language) })}
      </span>
      {page < pages ? (
        <a rel="next" href={addressOf(page + 1)}>
          {say('publicSite.kols.next')}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
