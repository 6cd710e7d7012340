import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditRecord } from '../../../domain/audit/types';
import { useLanguage } from '../../plain/language';
import { fieldWords, valueWords } from './changeWords';
import styles from './history.module.css';

const shownAtFirst = 5;

/** What changed, field by field: before, then after. */
export function Changes({ changes }: Pick<AuditRecord, 'changes'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const [all, setAll] = useState(false);
  const entries = Object.entries(changes);
  if (entries.length === 0) return null;
  const shown = all ? entries : entries.slice(0, shownAtFirst);
  return (
    <>
      <dl className={styles.changes}>
        {shown.map(([field, change]) => (
          <div key={field} style={{ display: 'contents' }}>
            <dt>{fieldWords(field, translate)}</dt>
            <dd>
              {'before' in change && (
                <del className={styles.before}>{valueWords(field, change.before, translate, language)}</del>
              )}
              {'before' in change && 'after' in change && (
                <span className={styles.arrow} aria-hidden="true">
                  →
                </span>
              )}
              {'after' in change && (
                <span className={styles.after}>{valueWords(field, change.after, translate, language)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {entries.length > shownAtFirst && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {translate(all ? 'audit.less' : 'audit.more', { total: entries.length - shownAtFirst })}
        </button>
      )}
    </>
  );
}
