import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { keywordSchema } from '../../domain/translations/schema';
import type { Keyword } from '../../domain/translations/types';
import { RecordCreate } from '../../ui/console/edit/RecordCreate';
import { useSave } from '../../ui/console/edit/useSave';
import { RecordForm } from '../../ui/console/form/RecordForm';
import type { FormRules } from '../../ui/console/form/resolver';
import { SideDrawer } from '../../ui/console/form/SideDrawer';
import { TextField } from '../../ui/console/form/TextField';
import type { ShownLanguage } from './translationFilters';

interface KeywordDrawerProps {
  languages: readonly ShownLanguage[];
  onClose: () => void;
}

const fieldOf = ({ code }: ShownLanguage) => `word_${code}`;

function toInput(values: FieldValues, languages: readonly ShownLanguage[]) {
  const words = languages.map((language) => ({ language_id: language.id, translation: values[fieldOf(language)] }));
  return { key: values.key || undefined, translations: words.filter(({ translation }) => translation?.trim()) };
}

/** A keyword of one's own, with the words it has so far. */
export function KeywordDrawer(props: KeywordDrawerProps) {
  const translate = useTranslate();
  return (
    <SideDrawer title={translate('translations.add_title')} onClose={props.onClose}>
      <RecordCreate resource="translations">
        <KeywordForm {...props} />
      </RecordCreate>
    </SideDrawer>
  );
}

function KeywordForm({ languages, onClose }: KeywordDrawerProps) {
  const translate = useTranslate();
  const save = useSave<Keyword>();
  const notify = useNotify();
  const rules: FormRules = useMemo(
    () => ({ schema: keywordSchema, toInput: (values) => toInput(values, languages) }),
    [languages],
  );
  const empty = useMemo(
    () => ({ key: '', ...Object.fromEntries(languages.map((language) => [fieldOf(language), ''])) }),
    [languages],
  );
  return (
    <RecordForm
      rules={rules}
      defaultValues={empty}
      submitLabel={translate('translations.add')}
      onCancel={onClose}
      inDrawer
      onSubmit={async (values) => {
        await save(toInput(values, languages));
        notify(translate('translations.added', { key: values.key }), { type: 'success' });
      }}
      onSaved={onClose}
    >
      <TextField source="key" label={translate('translations.key')} help={translate('translations.add_help')} />
      {languages.map((language) => (
        <TextField key={language.id} source={fieldOf(language)} label={language.language} rows={2} optional />
      ))}
    </RecordForm>
  );
}
