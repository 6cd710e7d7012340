import type { SectionPicture } from '../../domain/reports/sections/types';
import { Photo } from '../../ui/plain/report/Photo';
import styles from './Gallery.module.css';
import { safeLink } from './safeLink';

/** Pictures with what they are, each leading to what it is of. */
export function Gallery({ pictures, wide }: { pictures: readonly SectionPicture[]; wide: boolean }) {
  // Nothing else tells two pictures apart for certain.
  const placed = pictures.map((picture, index) => ({ ...picture, key: String(index) }));
  return (
    <ul className={wide ? `${styles.gallery} ${styles.wide}` : styles.gallery}>
      {placed.map((picture) => {
        const href = safeLink(picture.href);
        const photo = <Photo src={picture.src} name={picture.title} alt="" width={320} height={wide ? 240 : 400} />;
        return (
          <li key={picture.key}>
            {photo}
            <p className={styles.title}>
              {href ? (
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {picture.title}
                </a>
              ) : (
                picture.title
              )}
            </p>
            {picture.lines.map((line) => (
              <p key={line} className={styles.line}>
                {line}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
