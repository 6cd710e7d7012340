import { useMemo } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { can } from '../../domain/access';
import { isBuiltInLanguage } from '../../domain/languages/rules';
import type { Language } from '../../domain/languages/types';
import { pathTo } from '../../domain/routes';
import { request } from '../../providers/http';
import { loadLanguages } from '../../providers/languages';
import { getAccessMap } from '../../providers/session';
import { RecordForm } from '../../ui/console/form/RecordForm';
import { useHistoryTab } from '../../ui/console/history/useHistoryTab';
import { ActiveChip } from '../../ui/console/record/ActiveChip';
import { PageHeader } from '../../ui/console/record/PageHeader';
import { RecordPage } from '../../ui/console/record/RecordPage';
import { Section } from '../../ui/console/record/Section';
import { DeleteLanguageButton } from './DeleteLanguageButton';
import { LanguageFields } from './LanguageFields';
import { changedFields, languageRules, toForm } from './languageForm';
import styles from './languages.module.css';

/** What a language is called (spec 1 §2 /settings/languages/{id}/edit). */
export function LanguageEdit() {
  return (
    <RecordPage<Language> resource="languages" titleOf={({ language }) => language}>
      {(language) => <EditForm language={language} />}
    </RecordPage>
  );
}

function EditForm({ language }: { language: Language }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const before = useMemo(() => toForm(language), [language]);
  const isBuiltIn = isBuiltInLanguage(language.code);
  const history = useHistoryTab('language', language.id);
  return (
    <div className={styles.page}>
      <PageHeader
        title={language.language}
        description={<ActiveChip active={language.enable} label={translate(`languages.enabled.${language.enable}`)} />}
        actions={
          !isBuiltIn && can(getAccessMap(), 'language_management', 'd') && <DeleteLanguageButton language={language} />
        }
      />
      <RecordForm
        rules={languageRules}
        defaultValues={before}
        submitLabel={translate('ra.action.save')}
        onCancel={() => void navigate(pathTo('languages'))}
        needsChange
        onSubmit={async (values) => {
          const body = { ...changedFields(values, before), version: language.version };
          await request('languageUpdate', { params: { id: language.id }, body });
        }}
        onSaved={() => {
          notify(translate('languages.saved', { name: language.language }), { type: 'success' });
          void loadLanguages();
          refresh();
        }}
      >
        <LanguageFields codeIsFixed={isBuiltIn} />
      </RecordForm>
      {history.map(({ key, label, content }) => (
        <Section key={key} title={label}>
          {content}
        </Section>
      ))}
    </div>
  );
}
