import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { can } from '../../domain/access';
import { isBuiltInLanguage } from '../../domain/languages/rules';
import type { Language } from '../../domain/languages/types';
import { pathTo } from '../../domain/routes';
import { useAccess } from '../../ui/console/access/useAccess';
import { EditPage } from '../../ui/console/edit/EditPage';
import { RecordEdit } from '../../ui/console/edit/RecordEdit';
import { ActiveChip } from '../../ui/console/record/ActiveChip';
import { DeleteLanguageButton } from './DeleteLanguageButton';
import { LanguageFields } from './LanguageFields';
import { changedFields, languageRules, toForm } from './languageForm';

/** What a language is called (spec 1 §2 /settings/languages/{id}/edit). */
export function LanguageEdit() {
  return <RecordEdit<Language> resource="languages">{(language) => <Form language={language} />}</RecordEdit>;
}

function Form({ language }: { language: Language }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const mayDelete = can(useAccess(), 'language_management', 'd');
  const isBuiltIn = isBuiltInLanguage(language.code);
  return (
    <EditPage
      record={language}
      title={language.language}
      code={language.code}
      state={<ActiveChip active={language.enable} label={translate(`languages.enabled.${language.enable}`)} />}
      actions={!isBuiltIn && mayDelete && <DeleteLanguageButton language={language} />}
      rules={languageRules}
      toForm={toForm}
      changed={changedFields}
      saved={translate('languages.saved', { name: language.language })}
      entity="language"
      onCancel={() => void navigate(pathTo('languages'))}
    >
      <LanguageFields codeIsFixed={isBuiltIn} />
    </EditPage>
  );
}
