import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../domain/routes';
import { request } from '../../providers/http';
import { RecordForm } from '../../ui/console/form/RecordForm';
import { withoutEmpty } from '../../ui/console/form/resolver';
import { PageHeader } from '../../ui/console/record/PageHeader';
import { LanguageFields } from './LanguageFields';
import { emptyLanguage, languageRules } from './languageForm';
import styles from './languages.module.css';

/** Adds a language, switched off until it is translated (spec 1 §2 /settings/languages/add). */
export function LanguageCreate() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
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
          await request('languageCreate', { body: withoutEmpty(values) });
          notify(translate('languages.created', { name: values.language }), { type: 'success' });
        }}
        onSaved={() => {
          refresh();
          toList();
        }}
      >
        <LanguageFields />
      </RecordForm>
    </div>
  );
}
