import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import { builtInLanguages } from '../../domain/languages/rules';
import type { Keyword, TranslationProgress } from '../../domain/translations/types';
import { getAccessMap } from '../../providers/session';
import unseen from '../../ui/plain/unseen.module.css';
import { DeleteKeyword } from './DeleteKeyword';
import type { ShownLanguage } from './translationFilters';
import styles from './translations.module.css';
import { useGrid } from './useGrid';
import { useWords } from './useWords';
import { WordCell } from './WordCell';
import { WordTableHead } from './WordTableHead';

interface WordTableProps {
  progress: TranslationProgress;
  languages: readonly ShownLanguage[];
  onChanged: () => void;
}

/** Keywords × languages as a grid one can walk and write in like a sheet. */
export function WordTable({ progress, languages, onChanged }: WordTableProps) {
  const translate = useTranslate();
  const { data = [], isFetching, refetch } = useListContext<Keyword>();
  const access = getAccessMap();
  const mayWrite = can(access, 'translation_management', 'u');
  const mayDelete = can(access, 'translation_management', 'd_keyword');
  const { wordOf, markOf, save } = useWords(onChanged);
  const { grid, cursor, write, leave, stop, onKeyDown } = useGrid(data.length, languages.length);
  const [said, setSaid] = useState('');

  const fallbacks = [...builtInLanguages]
    .reverse()
    .flatMap((code) => progress.languages.filter((one) => one.code === code));
  const hintOf = (keyword: Keyword) => fallbacks.map(({ id }) => wordOf(keyword, id)?.translation).find(Boolean) ?? '';

  return (
    <div className={styles.scroll} aria-busy={isFetching ?? false}>
      <table ref={grid} className={styles.table} aria-label={translate('translations.table')}>
        <WordTableHead progress={progress} languages={languages} />
        <tbody>
          {data.map((keyword, row) => (
            <tr key={keyword.id}>
              <th scope="row" className={styles.key} title={keyword.key}>
                <code>{keyword.key}</code>
                {mayDelete && !keyword.built_in && (
                  <DeleteKeyword
                    keyword={keyword}
                    onDeleted={() => {
                      void refetch();
                      onChanged();
                    }}
                  />
                )}
              </th>
              {languages.map((language, column) => {
                const isCurrent = cursor.row === row && cursor.column === column;
                return (
                  <WordCell
                    key={language.id}
                    keyword={keyword}
                    language={language}
                    word={wordOf(keyword, language.id)}
                    mark={markOf(keyword, language.id)}
                    hint={hintOf(keyword)}
                    isCurrent={isCurrent}
                    isWriting={isCurrent && cursor.isWriting}
                    onWrite={mayWrite ? () => write(row, column) : undefined}
                    onKeyDown={onKeyDown}
                    onLeave={(typed, step) => {
                      if (typed !== null) void save(keyword, language.id, typed).then((state) => setSaid(state));
                      if (step === 'elsewhere') stop();
                      else leave(step);
                    }}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={unseen.unseen}>
        {said && translate(said)}
      </p>
    </div>
  );
}
