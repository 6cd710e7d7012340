import { variantsOf } from '../../../domain/media/variants';
import { initialsOf } from '../initials';
import styles from './Photo.module.css';

interface PhotoProps {
  /** Address of a picture of ours; for what is none stand the initials of `name`. */
  src: string | null;
  name: string;
  /** What it shows; empty where the name stands beside it. */
  alt: string;
  width: number;
  height: number;
  shape?: 'circle' | 'rounded' | 'square';
  /** Seen at once, so that waiting for the view would only cost time. */
  eager?: boolean;
  /** The first thing people see of the page. */
  first?: boolean;
  /** How wide it is shown, as an image's `sizes` says it: then browsers take a copy that is no larger. */
  sizes?: string;
}

/** A picture of a fixed size, or initials in its place; needs no script. */
export function Photo({
  src,
  name,
  alt,
  width,
  height,
  shape = 'rounded',
  eager = false,
  first = false,
  sizes,
}: PhotoProps) {
  const className = `${styles.photo} ${styles[shape]}`;
  if (!src?.startsWith('/')) {
    return (
      <svg className={className} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect width="100%" height="100%" fill="#ece9fb" />
        <text
          x="50%"
          y="50%"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={Math.min(width, height) * 0.36}
          fontWeight={600}
          fill="#5b4bdb"
        >
          {initialsOf(name)}
        </text>
      </svg>
    );
  }
  return (
    <img
      className={className}
      {...(sizes && { srcSet: variantsOf(src), sizes })}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(first && { fetchPriority: 'high' })}
    />
  );
}
