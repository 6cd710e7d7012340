import { useState } from 'react';
import { initialsOf } from './initials';
import styles from './Picture.module.css';

interface PictureProps {
  src: string | null | undefined;
  /** Whose picture it is; its initials stand in where there is none. */
  name: string;
  width?: number | string;
  height?: number | string;
  shape?: 'circle' | 'rounded';
  /** What the picture shows, where the name does not stand beside it. */
  alt?: string;
  /** Its tooltip. */
  title?: string;
}

/** A picture loaded when it comes near the view; initials while there is none. */
export function Picture({ src, name, width = 32, height = width, shape = 'rounded', alt = '', title }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const fontSize = typeof height === 'number' ? Math.max(10, Math.min(height * 0.38, 40)) : 32;
  const className = shape === 'circle' ? `${styles.picture} ${styles.circle}` : styles.picture;
  if (!src || src === broken) {
    return (
      <span
        className={className}
        title={title}
        style={{ width, height, fontSize }}
        // Drawn by the style: as text, they would be taken for what a button with this picture says.
        data-initials={initialsOf(name)}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      />
    );
  }
  return (
    <img
      className={className}
      title={title}
      style={{ width, height }}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
