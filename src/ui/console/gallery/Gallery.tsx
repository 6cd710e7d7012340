import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LateCode, late } from '../../plain/late';
import { Picture } from '../../plain/Picture';
import styles from './gallery.module.css';

const Lightbox = late(() => import('./Lightbox').then((module) => ({ default: module.Lightbox })));

interface GalleryProps {
  urls: readonly string[];
  /** What the pictures are of, already translated. */
  title: string;
}

/** Pictures as small ones; each opens large, with its neighbours a key away. */
export function Gallery({ urls, title }: GalleryProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul className={styles.gallery} aria-label={title}>
        {urls.map((url, index) => (
          <li key={url}>
            <button type="button" className={styles.thumb} onClick={() => setOpen(index)}>
              <Picture
                src={url}
                name=""
                alt={translate('gallery.picture', { number: index + 1, total: urls.length, title })}
                width="100%"
                height="100%"
              />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <LateCode>
          <Lightbox urls={urls} title={title} at={open} onMove={setOpen} onClose={() => setOpen(null)} />
        </LateCode>
      )}
    </>
  );
}
