import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../../../ui/plain/Picture';
import styles from './today.module.css';

interface RowProps {
  picture?: string | null | undefined;
  /** Stands in the picture's place where the row is of nobody. */
  icon?: ReactNode;
  /** Whose picture it is, or what the action is about. */
  name: string;
  /** Whose picture it is, where the action is about something else. */
  pictureName?: string;
  round?: boolean;
  title: ReactNode;
  facts?: ReactNode;
  /** Stands below, in full. */
  brief?: ReactNode;
  /** What makes it urgent. */
  chip?: ReactNode;
  /** The one action that does it; none where the person may not. */
  action?: { to: string; label: string } | undefined;
}

/** One thing that waits, with what does it. */
export function Row({ picture, pictureName, icon, name, round = false, title, facts, brief, chip, action }: RowProps) {
  return (
    <li className={styles.row}>
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : (
        <Picture src={picture} name={pictureName ?? name} width={40} shape={round ? 'circle' : 'rounded'} />
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {facts && <p className={styles.facts}>{facts}</p>}
        {brief && <div className={styles.brief}>{brief}</div>}
      </div>
      {chip && <div className={styles.chip}>{chip}</div>}
      {action && (
        <Button
          component={Link}
          to={action.to}
          size="small"
          variant="outlined"
          className={styles.action}
          aria-label={`${action.label}: ${name}`}
        >
          {action.label}
        </Button>
      )}
    </li>
  );
}
