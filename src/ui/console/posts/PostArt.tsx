import { useState } from 'react';
import { variantsOf } from '../../../domain/media/variants';
import { DrawnPost } from '../../plain/DrawnPost';
import styles from './postArt.module.css';
import type { ShownPost } from './shownPost';

/** The address of a post's picture, and what to do where nothing comes of it: then it has none. */
export function usePostPicture({ thumbnail }: Pick<ShownPost, 'thumbnail'>) {
  const [broken, setBroken] = useState<string>();
  const src = thumbnail === broken ? null : thumbnail;
  return { src, onError: () => setBroken(thumbnail ?? undefined) };
}

interface PostArtProps {
  post: Pick<ShownPost, 'social_type' | 'kol'> & Partial<Pick<ShownPost, 'content'>>;
  picture: ReturnType<typeof usePostPicture>;
  /** How wide it is shown, as an image's `sizes` says it. */
  sizes: string;
  /** Its words stand beside it: the network's mark alone stands for it. */
  small?: boolean;
  /** All of the picture instead of what fills the place. */
  whole?: boolean;
}

/** A post's picture, loaded when it comes near the view; its own words set large where it has none. */
export function PostArt({
  post: { social_type, content, kol },
  picture,
  sizes,
  small = false,
  whole = false,
}: PostArtProps) {
  const { src, onError } = picture;
  if (src) {
    return (
      <img
        className={whole ? `${styles.picture} ${styles.whole}` : styles.picture}
        src={src}
        srcSet={variantsOf(src)}
        sizes={sizes}
        alt=""
        loading="lazy"
        decoding="async"
        onError={onError}
      />
    );
  }
  return <DrawnPost network={social_type} words={content} name={kol.stage_name} small={small} />;
}
