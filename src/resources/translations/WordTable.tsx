import { type ReactNode, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import { builtInLanguages } from '../../domain/languages/rules';
import type { Keyword, TranslationProgress } from '../../domain/translations/types';
import { useAccess } from '../../ui/console/access/useAccess';
import unseen from '../../ui/plain/unseen.module.css';
import { DeleteKeyword } from './DeleteKeyword';
import type { ShownLanguage } from './translationFilters';
import styles from './translations.module.css';
import { useGrid } from './useGrid';
import { useWords } from './useWords';
import { WordCell } from './WordCell';
import { WordClashDialog } from './WordClashDialog';
import { WordTableHead } from './WordTableHead';
import { wordIn } from './words';

interface WordTableProps {
  progress: TranslationProgress;
  languages: readonly ShownLanguage[];
  /** Stands instead of no rows. */
  empty: ReactNode;
}

/** Keywords × languages as a grid one can walk and write in like a sheet. */
export function WordTable({ progress, languages, empty }: WordTableProps) {
  const translate = useTranslate();
  const { isFetching } = useListContext<Keyword>();
  const access = useAccess();
  const mayWrite = can(access, 'translation_management', 'u');
  const mayDelete = can(access, 'translation_management', 'd_keyword');
  const { rows, markOf, save, clash, settle, forget } = useWords();
  const { grid, cursor, write, leave, stop, onKeyDown } = useGrid(
    rows.map(({ id }) => id),
    languages.length,
  );
  const [status, setStatus] = useState('');
  if (rows.length === 0) return empty;

  const fallbacks = [...builtInLanguages]
    .reverse()
    .flatMap((code) => progress.languages.filter((one) => one.code === code));
  const hintOf = (keyword: Keyword) => fallbacks.map(({ id }) => wordIn(keyword, id)?.translation).find(Boolean) ?? '';

  return (
    <div className={styles.scroll} aria-busy={isFetching ?? false}>
      <table ref={grid} className={styles.table} aria-label={translate('translations.table')}>
        <WordTableHead progress={progress} languages={languages} />
        <tbody>
          {rows.map((keyword, row) => (
            <tr key={keyword.id}>
              <th scope="row" className={styles.key} title={keyword.key}>
                <code>{keyword.key}</code>
                {mayDelete && !keyword.built_in && (
                  <DeleteKeyword keyword={keyword} onDeleted={() => forget(keyword)} />
                )}
              </th>
              {languages.map((language, column) => {
                const isCurrent = cursor.row === row && cursor.column === column;
                return (
                  <WordCell
                    key={language.id}
                    keyword={keyword}
                    language={language}
                    word={wordIn(keyword, language.id)}
                    mark={markOf(keyword, language.id)}
                    hint={hintOf(keyword)}
                    isCurrent={isCurrent}
                    isWriting={isCurrent && cursor.isWriting}
                    onWrite={mayWrite ? () => write(row, column) : undefined}
                    onKeyDown={onKeyDown}
                    onLeave={(typed, step, begun) => {
                      if (typed !== null) void save(begun, language.id, typed).then(setStatus);
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
        {status && translate(status)}
      </p>
      {clash && (
        <WordClashDialog
          clash={clash}
          languages={languages}
          onChosen={(choice) => {
            settle(choice === 'theirs');
            if (choice === 'mine') void save(clash.keyword, clash.languageId, clash.typed).then(setStatus);
          }}
          onClose={() => settle(false)}
        />
      )}
    </div>
  );
}
