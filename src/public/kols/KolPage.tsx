import { authPages } from '../../domain/auth/pages';
import { prefixOf } from '../../domain/languages/prefix';
import type { PublicPage } from '../../domain/publicSite/pages';
import { contactPath, kolsPath } from '../../domain/publicSite/paths';
import { pathTo } from '../../domain/routes';
import { Photo } from '../../ui/plain/report/Photo';
import { Add } from '../cart/Add';
import { usePage } from '../pageContext';
import { Shell } from '../shell/Shell';
import { Account } from './Account';
import { pathOfKol } from './describeKol';
import { Growth } from './Growth';
import styles from './Kol.module.css';
import { Posts } from './Posts';

type KolPageProps = Extract<PublicPage, { page: 'kol' }>;

/** A KOL as visitors see it (spec 1 §2 /home/{id}/view): who it is, where it is followed, what it posts. */
export function KolPage({ kol }: KolPageProps) {
  const { language, say } = usePage();
  const { stage_name, avatar, bio, sectors, socials } = kol;
  const onward = `${prefixOf(language)}${authPages.login.path}?to=${pathTo('kolView', { id: kol.id })}`;
  return (
    <Shell pathIn={pathOfKol(kol.id)}>
      <article className={styles.page} data-console={onward}>
        <p className={styles.back}>
          <a href={kolsPath(language)}>{say('publicSite.kol.back')}</a>
        </p>
        <header className={styles.head}>
          <div className={styles.portrait}>
            <Photo
              src={avatar}
              name={stage_name}
              alt={stage_name}
              width={480}
              height={600}
              sizes="(max-width: 800px) 100vw, 580px"
              eager
              first
            />
          </div>
          <div className={styles.who}>
            {kol.the_talent_partner && <p className={styles.partner}>{say('publicSite.kol.partner')}</p>}
            <h1>{stage_name}</h1>
            <p className={styles.sectors}>{sectors.map(({ name }) => name).join(' · ')}</p>
            {bio && <p className="lead">{bio}</p>}
            <ul className={styles.accounts} aria-label={say('publicSite.kol.networks')}>
              {socials.map((social) => (
                <Account key={social.id} social={social} />
              ))}
            </ul>
            <Add kol={kol} />
            <noscript>
              <p>
                {say('publicSite.kol.needs_script')} <a href={contactPath(language)}>{say('publicSite.kol.contact')}</a>
              </p>
            </noscript>
          </div>
        </header>
        <div className={styles.charts}>
          {socials.map((social) => (
            <Growth key={social.id} social={social} />
          ))}
        </div>
        <section className={styles.posts}>
          <h2>{say('publicSite.kol.posts')}</h2>
          {socials.every(({ latest_posts }) => latest_posts.length === 0) && (
            <p className="lead">{say('publicSite.kol.no_posts')}</p>
          )}
          {socials.map((social) => (
            <Posts key={social.id} social={social} name={stage_name} />
          ))}
        </section>
      </article>
    </Shell>
  );
}
