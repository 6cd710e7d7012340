import { useTranslate } from 'react-admin';
import { formatInstant } from '../../../domain/format';
import type { IntroPage } from '../../../domain/introPage/types';
import styles from './intro.module.css';
import { missingIn } from './introFields';

interface IntroStandingProps {
  page: IntroPage;
  /** The page in the other language, once it is there. */
  other: IntroPage | undefined;
}

/** Whether what is edited is what everybody sees, who wrote it last, and what it lacks beside the other language. */
export function IntroStanding({ page, other }: IntroStandingProps) {
  const translate = useTranslate();
  const { draft, published_at } = page;
  const missing = other ? missingIn(page.content, other.content) : [];
  return (
    <div className={styles.standing} role="status">
      <p>
        {draft?.unpublished
          ? translate('introPage.standing.draft')
          : published_at
            ? translate('introPage.standing.published', { at: formatInstant(published_at) })
            : translate('introPage.standing.default')}
        {draft?.updated_at && draft.updated_by && (
          <span className={styles.names}>
            {translate('introPage.standing.by', {
              name: draft.updated_by.fullname,
              at: formatInstant(draft.updated_at),
            })}
          </span>
        )}
      </p>
      {missing.length > 0 && (
        <p className={styles.missing}>
          {translate('introPage.standing.missing', {
            fields: missing.map((source) => translate(`introPage.field.${source}`)).join(' · '),
          })}
        </p>
      )}
    </div>
  );
}
