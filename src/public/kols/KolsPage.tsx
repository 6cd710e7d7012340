import { formatNumber } from '../../domain/format';
import { queryOfKols } from '../../domain/publicSite/kols';
import type { PublicPage } from '../../domain/publicSite/pages';
import { contactPath, kolsPath } from '../../domain/publicSite/paths';
import { usePage } from '../pageContext';
import { Shell } from '../shell/Shell';
import { Filters } from './Filters';
import { KolCard } from './KolCard';
import styles from './Kols.module.css';
import { Pages } from './Pages';

type KolsPageProps = Extract<PublicPage, { page: 'kols' }>;

/** Whom visitors may ask for: searched, narrowed and paged through without a script. */
export function KolsPage({ found }: KolsPageProps) {
  const { language, say } = usePage();
  const { asked, kols, total, estimated } = found;
  const query = queryOfKols(asked);
  const isBeyond = kols.length === 0 && total > 0;
  return (
    <Shell pathIn={(other) => kolsPath(other) + (query && `?${query}`)}>
      <div className={styles.page}>
        <h1>{say('publicSite.kols.title')}</h1>
        <p className="lead">{say('publicSite.kols.text')}</p>
        <Filters found={found} />
        <p className={styles.total}>
          {total > 0 &&
            say(`publicSite.kols.${estimated ? 'about' : 'total'}`, { total: formatNumber(total, language) })}
        </p>
        {kols.length > 0 && (
          <ul className={styles.cards}>
            {kols.map((kol, place) => (
              <KolCard key={kol.id} kol={kol} eager={place < 4} />
            ))}
          </ul>
        )}
        {isBeyond && (
          <div className={styles.none}>
            <h2>{say('publicSite.kols.beyond')}</h2>
            <a href={`${kolsPath(language)}?${queryOfKols({ ...asked, page: 1 })}`}>{say('publicSite.kols.first')}</a>
          </div>
        )}
        {total === 0 && (
          <div className={styles.none}>
            <h2>{say('publicSite.kols.none')}</h2>
            <p className="lead">{say('publicSite.kols.none_hint')}</p>
            <a className="button" href={contactPath(language)}>
              {say('publicSite.kols.ask')}
            </a>
          </div>
        )}
        <Pages found={found} />
      </div>
    </Shell>
  );
}
