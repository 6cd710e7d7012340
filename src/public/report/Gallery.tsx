import type { SectionPicture } from '../../domain/reports/sections/types';
import { DrawnPost } from '../../ui/plain/DrawnPost';
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
        const { src, title, post } = picture;
        return (
          <li key={picture.key}>
            <div className={styles.place}>
              {post && !src?.startsWith('/') ? (
                <DrawnPost network={post.network} words={post.words} name={title} />
              ) : (
                <Photo src={src} name={title} alt="" width={320} height={wide ? 240 : 400} />
              )}
            </div>
            <p className={styles.title}>
              {href ? (
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {title}
                </a>
              ) : (
                title
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
