import { authPages } from '../../domain/auth/pages';
import { prefixOf } from '../../domain/languages/prefix';
import { variantsOf } from '../../domain/media/variants';
import type { PublicPage } from '../../domain/publicSite/pages';
import { homePath, kolPath, requestPath } from '../../domain/publicSite/paths';
import { settingsPages } from '../../domain/settings/pages';
import { Island } from '../Island';
import { Opens } from '../Opens';
import { useNamed, usePage } from '../pageContext';
import { Shell } from '../shell/Shell';
import { wordsOfIsland } from '../words';
import { Brands } from './Brands';
import { FeaturedKols } from './FeaturedKols';
import { Features } from './Features';
import { Hero } from './Hero';
import styles from './Home.module.css';
import { Liquidation } from './Liquidation';
import { Rates } from './Rates';

type HomePageProps = Extract<PublicPage, { page: 'home' }>;

/** What a visitor decides by whether to call (spec 1 §3 Intro page content). */
export function HomePage({ intro }: HomePageProps) {
  const { language, say, isEdited } = usePage();
  const named = useNamed();
  const { intro_page, kols_page, pitching_page, rate_page, ongoing_page, liquidation_page, brand_page } = intro;
  const editor = `${prefixOf(language)}${settingsPages.introPage.path}?lang=${language}&view=page`;
  const kols = kols_page.kols.map((kol) => ({ ...kol, href: kolPath(language, kol.id) }));
  return (
    <Shell pathIn={homePath}>
      <p className={styles.edit} data-for="editor" data-console={prefixOf(language) + authPages.login.path} hidden>
        {say('publicSite.frame.edit')} <a href={editor}>{say('publicSite.frame.edit_link')}</a>
      </p>
      <Hero intro={intro} />
      <section id="about" aria-label={intro.headers.about_us} className={styles.about}>
        <h2 {...named('intro_page.platform_desc')}>{intro_page.platform_desc}</h2>
        <p {...named('intro_page.bio')}>{intro_page.bio}</p>
        <Opens place="intro_page.image" />
        {intro_page.image && (
          <img
            srcSet={variantsOf(intro_page.image)}
            sizes="92vw"
            src={intro_page.image}
            alt=""
            width={858}
            height={333}
            loading="lazy"
            decoding="async"
          />
        )}
      </section>
      {(kols.length > 0 || isEdited) && (
        <section aria-labelledby="kols-title" className={styles.kols}>
          <div className={styles.title}>
            <h2 id="kols-title" {...named('kols_page.title')}>
              {kols_page.title}
            </h2>
            <p className="lead" {...named('kols_page.subtitle')}>
              {kols_page.subtitle}
            </p>
          </div>
          <Opens place="kols_page.kols" />
          <Island
            name="featuredKols"
            component={FeaturedKols}
            props={{ kols, language, words: wordsOfIsland(language, 'featured') }}
          />
        </section>
      )}
      <Features
        section="pitching_page"
        id="features"
        eyebrow={pitching_page.header_title}
        title={pitching_page.title}
        text={pitching_page.subtitle}
        detail={pitching_page.detail}
      />
      <Rates page={rate_page} />
      <Features section="ongoing_page" title={ongoing_page.title} detail={ongoing_page.detail} />
      <Liquidation page={liquidation_page} />
      <Brands page={brand_page} />
      <section className={styles.call}>
        <h2 {...named('create_campaign')}>{intro.create_campaign}</h2>
        <a {...named('headers.get_started')} className={styles.callButton} href={requestPath(language)}>
          {intro.headers.get_started}
        </a>
      </section>
    </Shell>
  );
}
