import type { ReactNode } from 'react';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../plain/language';
import { useDocumentTitle } from '../useDocumentTitle';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  /** Already translated. */
  title: string;
  count?: number | undefined;
  /** The count is the planner's estimate and is shown with ~. */
  estimated?: boolean | undefined;
  description?: ReactNode;
  actions?: ReactNode;
}

/** A page's title with its count, a sentence where it helps, one primary action at the right. */
export function PageHeader({ title, count, estimated, description, actions }: PageHeaderProps) {
  const language = useLanguage();
  useDocumentTitle(title);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          {title}
          {count !== undefined && (
            <span className={styles.count}>
              {estimated && '~'}
              {formatNumber(count, language)}
            </span>
          )}
        </h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
