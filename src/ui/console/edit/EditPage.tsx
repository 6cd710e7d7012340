import type { ReactNode } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { RecordForm } from '../form/RecordForm';
import type { FormRules } from '../form/resolver';
import { useHistoryTab } from '../history/useHistoryTab';
import styles from '../record/page.module.css';
import { RecordHead, type RecordHeadProps } from '../record/RecordHead';
import { Section } from '../record/Section';
import { type Editing, useEdited } from './useEdited';

interface EditPageProps<T> extends Omit<Editing<T>, 'read'>, RecordHeadProps {
  record: T;
  rules: FormRules;
  /** Already translated: what is said once it is saved, and beside the button. */
  saved: string;
  note?: string;
  /** As which entity the trail knows it. */
  entity: string;
  onCancel: () => void;
  children: ReactNode;
}

/** A record that is looked at and edited on one page: its form, what saving did, its history. */
export function EditPage<T extends RaRecord & { version: number }>(props: EditPageProps<T>) {
  const { record, title, code, state, about, actions, rules, saved, note, entity, onCancel, children, ...editing } =
    props;
  const translate = useTranslate();
  const notify = useNotify();
  const edited = useEdited(record, editing);
  const history = useHistoryTab(entity, String(record.id));
  return (
    <div className={styles.page}>
      <RecordHead title={title} code={code} state={state} about={about} actions={actions} />
      <RecordForm
        rules={rules}
        {...edited.form}
        submitLabel={translate('ra.action.save')}
        onCancel={onCancel}
        needsChange
        note={note}
        onSaved={() => notify(saved, { type: 'success' })}
      >
        {children}
      </RecordForm>
      {history.map(({ key, label, content }) => (
        <Section key={key} title={label}>
          {content}
        </Section>
      ))}
    </div>
  );
}
