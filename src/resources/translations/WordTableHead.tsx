import { useTranslate } from 'react-admin';
import { formatNumber } from '../../domain/format';
import { shareOf } from '../../domain/translations/rules';
import type { TranslationProgress } from '../../domain/translations/types';
import { Percent } from '../../ui/plain/Figure';
import { useLanguage } from '../../ui/plain/language';
import type { ShownLanguage } from './translationFilters';
import styles from './translations.module.css';

interface WordTableHeadProps {
  progress: TranslationProgress;
  languages: readonly ShownLanguage[];
}

/** The languages, each with how far it is. */
export function WordTableHead({ progress, languages }: WordTableHeadProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.key}>
          {translate('translations.key')}
        </th>
        {languages.map(({ id, language: name, translated }) => (
          <th
            key={id}
            scope="col"
            title={translate('translations.progress', {
              translated: number(translated),
              total: number(progress.total),
            })}
          >
            {name} <Percent value={shareOf(progress, id)} />
          </th>
        ))}
      </tr>
    </thead>
  );
}
