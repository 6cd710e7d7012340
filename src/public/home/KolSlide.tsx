import { formatCompact } from '../../domain/format';
import type { ShownKol } from '../../domain/introPage/shown';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import type { Translate } from '../../domain/locales/translator';
import { variantsOf } from '../../domain/media/variants';
import { initialsOf } from '../../ui/plain/initials';
import { NetworkIcon } from '../../ui/plain/NetworkIcon';
import styles from './FeaturedKols.module.css';

interface KolSlideProps {
  kol: ShownKol & { href: string };
  isShown: boolean;
  language: BuiltInLanguage;
  say: Translate;
}

/** A KOL: a face, a name, and where it is followed by how many. */
export function KolSlide({ kol: { name, jobs, image, socials, href }, isShown, language, say }: KolSlideProps) {
  return (
    <li className={isShown ? styles.slide : `${styles.slide} ${styles.away}`} inert={!isShown}>
      {image ? (
        <img
          className={styles.portrait}
          srcSet={variantsOf(image)}
          sizes="(max-width: 680px) 92vw, (max-width: 1280px) 50vw, 640px"
          src={image}
          alt=""
          width={640}
          height={800}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      ) : (
        <span className={styles.portrait} data-initials={initialsOf(name)} />
      )}
      <div className={styles.facts}>
        {jobs && <p className={styles.jobs}>{jobs}</p>}
        <h3>{name}</h3>
        <ul className={styles.socials}>
          {socials.map(({ social_type, follower_count }) => (
            <li key={social_type}>
              <NetworkIcon network={social_type} size={20} />
              <span>{say('publicSite.featured.followers', { total: formatCompact(follower_count, language) })}</span>
            </li>
          ))}
        </ul>
        <a className={styles.open} href={href} aria-label={`${say('publicSite.featured.open')}: ${name}`}>
          {say('publicSite.featured.open')}
        </a>
      </div>
    </li>
  );
}
