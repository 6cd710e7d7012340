import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { unknownText } from '../../domain/format';
import type { Keyword, Translation } from '../../domain/translations/types';
import type { ShownLanguage } from './translationFilters';
import styles from './translations.module.css';
import type { Step } from './useGrid';
import { WordEditor } from './WordEditor';
import type { Mark } from './words';

interface WordCellProps {
  keyword: Keyword;
  language: ShownLanguage;
  word: Translation | null;
  mark: Mark | undefined;
  /** What a translator reads in the empty cell: the word one would see without another. */
  hint: string;
  /** One cell of the table can be reached with Tab; the arrows lead to the others. */
  isCurrent: boolean;
  isWriting: boolean;
  /** Absent where the words may only be read. */
  onWrite: (() => void) | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onLeave: (typed: string | null, step: Step | 'elsewhere', begun: Keyword) => void;
}

/** One word: read until it is entered; saved, or refused with the reason and what had been typed. */
export function WordCell(props: WordCellProps) {
  const { keyword, language, word, mark, hint, isCurrent, isWriting, onWrite, onKeyDown, onLeave } = props;
  const translate = useTranslate();
  const refused = mark?.state === 'refused' ? mark : null;
  const shown = refused?.typed ?? word?.translation ?? '';
  const text = shown || unknownText;
  const classes = [styles.cell, mark && styles[mark.state], shown === '' && styles.missing];
  return (
    <td data-language={language.language} className={classes.filter(Boolean).join(' ')}>
      {isWriting && (
        <WordEditor
          label={translate('translations.edit', { key: keyword.key, language: language.language })}
          lang={language.code}
          keyword={keyword}
          initial={shown}
          hint={hint}
          onLeave={onLeave}
        />
      )}
      {!isWriting &&
        (onWrite ? (
          <button
            type="button"
            tabIndex={isCurrent ? 0 : -1}
            className={styles.word}
            lang={language.code}
            title={shown}
            onClick={onWrite}
            onKeyDown={onKeyDown}
          >
            {text}
          </button>
        ) : (
          text
        ))}
      {refused && <span className={styles.fault}>{translate(`error.${refused.code}`)}</span>}
    </td>
  );
}
