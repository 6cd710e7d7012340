import { Picture } from '../../plain/Picture';
import styles from './representatives.module.css';

/** The person's name, and their position where there is room for it. */
export function PersonCell({ name, position }: { name: string; position: string | null }) {
  return (
    <span className={styles.person} title={position ? `${name} · ${position}` : name}>
      <Picture src={null} name={name} width={26} shape="circle" />
      <span className={styles.name}>{name}</span>
      {position && <span className={styles.position}>{position}</span>}
    </span>
  );
}
