import { useTranslate } from 'react-admin';
import { unknownText } from '../../domain/format';
import { ChoiceDialog } from '../../ui/console/conflict/ChoiceDialog';
import type { ShownLanguage } from './translationFilters';
import type { WordClash } from './useWords';
import { wordIn } from './words';

interface WordClashDialogProps {
  clash: WordClash;
  languages: readonly ShownLanguage[];
  onChosen: (choice: 'mine' | 'theirs') => void;
  onClose: () => void;
}

const field = 'word';

/** A word that was saved too late: the other person's and one's own side by side. */
export function WordClashDialog({ clash, languages, onChosen, onClose }: WordClashDialogProps) {
  const translate = useTranslate();
  const { keyword, languageId, typed } = clash;
  const language = languages.find(({ id }) => id === languageId)?.language;
  const theirs = wordIn(keyword, languageId)?.translation;
  return (
    <ChoiceDialog
      comparison={{ differences: [{ field, mine: typed, theirs, clashes: true }], own: [] }}
      labelOf={() => translate('translations.edit', { key: keyword.key, language })}
      show={(_, word) => String(word ?? '') || unknownText}
      onChosen={({ [field]: choice = 'theirs' }) => onChosen(choice)}
      onClose={onClose}
    />
  );
}
