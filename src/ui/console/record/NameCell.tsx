import { Picture } from '../../plain/Picture';
import styles from './NameCell.module.css';

interface NameCellProps {
  picture: string | null;
  name: string;
  code: string;
  /** What it is registered as, beneath what everybody calls it. */
  legalName?: string | undefined;
  shape?: 'circle' | 'rounded';
}

/** First column of a list: picture, name and code over two lines, on phones over as many as they take, or the legal name on the second. */
export function NameCell({ picture, name, code, legalName, shape = 'rounded' }: NameCellProps) {
  return (
    <span className={styles.cell} title={`${name} ${code}`}>
      <Picture src={picture} name={name} width={26} shape={shape} />
      {legalName ? (
        <span className={styles.lines}>
          <span className={styles.name}>{name}</span>
          <span className={styles.legal} title={`${code} ${legalName}`} data-legal-name>
            <span className={styles.code}>{code}</span>
            <span className={styles.gap}> </span>
            {legalName}
          </span>
        </span>
      ) : (
        <span className={styles.words} data-name>
          <span className={styles.name}>{name}</span> <span className={styles.code}>{code}</span>
        </span>
      )}
    </span>
  );
}
