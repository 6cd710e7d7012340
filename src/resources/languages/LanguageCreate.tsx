import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Language } from '../../domain/languages/types';
import { pathTo } from '../../domain/routes';
import { RecordCreate } from '../../ui/console/edit/RecordCreate';
import { useSave } from '../../ui/console/edit/useSave';
import { RecordForm } from '../../ui/console/form/RecordForm';
import { PageHeader } from '../../ui/console/record/PageHeader';
import { LanguageFields } from './LanguageFields';
import { emptyLanguage, languageRules, toWire } from './languageForm';
import styles from './languages.module.css';

/** Adds a language, switched off until it is translated (spec 1 §2 /settings/languages/add). */
export function LanguageCreate() {
  return (
    <RecordCreate resource="languages">
      <Form />
    </RecordCreate>
  );
}

function Form() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const save = useSave<Language>();
  const toList = () => void navigate(pathTo('languages'));
  return (
    <div className={styles.page}>
      <PageHeader title={translate('page.language_create')} description={translate('languages.create_help')} />
      <RecordForm
        rules={languageRules}
        defaultValues={emptyLanguage}
        submitLabel={translate('languages.add')}
        onCancel={toList}
        onSubmit={async (values) => {
          const { language } = await save(toWire(values));
          notify(translate('languages.created', { name: language }), { type: 'success' });
        }}
        onSaved={toList}
      >
        <LanguageFields />
      </RecordForm>
    </div>
  );
}
