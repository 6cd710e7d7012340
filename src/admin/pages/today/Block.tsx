import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../domain/format';
import { Section } from '../../../ui/console/record/Section';
import { useLanguage } from '../../../ui/plain/language';
import styles from './today.module.css';

interface BlockProps {
  /** Already translated. */
  title: string;
  description?: string;
  total: number;
  shown: number;
  /** The list where all of it stands. */
  all?: string | undefined;
  /** Shows all of it here, where no list has it. */
  onAll?: (() => void) | undefined;
  children: ReactNode;
}

/** One kind of what waits: how much, the worst of it, and the way to the rest. */
export function Block({ title, description, total, shown, all, onAll, children }: BlockProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const number = formatNumber(total, language);
  const more = total > shown;
  const inList = translate(more ? 'today.all' : 'today.open_list', { total: number });
  return (
    <Section
      title={`${title} · ${number}`}
      description={description}
      actions={
        all ? (
          <Link className={styles.all} to={all}>
            {inList}
          </Link>
        ) : (
          more &&
          onAll && (
            <button type="button" className={styles.all} onClick={onAll}>
              {translate('today.show_all', { total: number })}
            </button>
          )
        )
      }
    >
      <ul className={styles.rows}>{children}</ul>
    </Section>
  );
}
