import type { ShownIntro } from '../../domain/introPage/shown';
import { variantsOf } from '../../domain/media/variants';
import { kolsPath, requestPath } from '../../domain/publicSite/paths';
import { Opens } from '../Opens';
import { useNamed, usePage } from '../pageContext';
import styles from './Hero.module.css';

/** Banners of KOLs, at most so many (spec 1 §3). */
const mostBanners = 5;
/** A banner is cut out of a square as high as it is itself. */
const bannerSizes = '(max-width: 667px) 240px, (max-width: 1555px) 36vw, 560px';

/** What we do in one sentence, the way to a KOL, and faces. */
export function Hero({ intro: { headers, intro_page, kols_page } }: { intro: ShownIntro }) {
  const { language } = usePage();
  const named = useNamed();
  // Nobody has chosen banners yet: the featured ones have faces too.
  const chosen = intro_page.kols.map(({ url }) => url);
  const found = kols_page.kols.flatMap(({ image }) => image ?? []);
  const banners = (chosen.length > 0 ? chosen : found).slice(0, mostBanners);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 {...named('intro_page.title')}>{intro_page.title}</h1>
        <div className={styles.beside}>
          <p {...named('intro_page.subtitle')}>{intro_page.subtitle}</p>
          <div className={styles.calls}>
            <a {...named('intro_page.cta_find')} className={styles.find} href={kolsPath(language)}>
              {intro_page.cta_find}
            </a>
            <a {...named('headers.get_started')} className={styles.request} href={requestPath(language)}>
              {headers.get_started}
            </a>
          </div>
        </div>
      </div>
      <Opens place="intro_page.kols" />
      {banners.length > 0 && (
        <ul className={styles.banners}>
          {banners.map((url, index) => (
            <li key={url}>
              <img
                srcSet={variantsOf(url)}
                sizes={bannerSizes}
                src={url}
                alt=""
                width={480}
                height={600}
                decoding="async"
                fetchPriority={index === 0 ? 'high' : 'auto'}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
