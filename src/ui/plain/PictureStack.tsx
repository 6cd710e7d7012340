import { Count } from './Figure';
import { Picture } from './Picture';
import styles from './PictureStack.module.css';

interface PictureStackProps {
  people: { id: string; name: string; picture: string | null }[];
  /** How many there are in all; defaults to those given. */
  total?: number;
  max?: number;
  size?: number;
}

/** The first few people as overlapping portraits, the rest as +N. */
export function PictureStack({ people, total = people.length, max = 3, size = 24 }: PictureStackProps) {
  const shown = people.slice(0, max);
  const more = total - shown.length;
  return (
    <span className={styles.stack}>
      {shown.map((person) => (
        <Picture
          key={person.id}
          src={person.picture}
          name={person.name}
          alt={person.name}
          title={person.name}
          width={size}
          shape="circle"
        />
      ))}
      {more > 0 && (
        <span className={styles.more}>
          +<Count value={more} />
        </span>
      )}
    </span>
  );
}
