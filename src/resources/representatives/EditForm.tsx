import { useMemo, useRef, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { unknownText } from '../../domain/format';
import type { Representative } from '../../domain/representatives/types';
import { request } from '../../providers/http';
import type { EditConflict } from '../../ui/console/conflict/editConflict';
import { RecordForm } from '../../ui/console/form/RecordForm';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { RoleBadge } from '../../ui/console/record/RoleBadge';
import { Section } from '../../ui/console/record/Section';
import { RepresentativeState } from '../../ui/console/representatives/RepresentativeState';
import { pathToRepresentatives } from '../../ui/console/representatives/represented';
import { InfoInputs } from './InfoInputs';
import { editRules, toForm } from './representativeForm';
import styles from './representatives.module.css';

interface EditFormProps {
  person: Representative;
  /** The customer or brand, by name. */
  company: string;
}

/** The person's own fields; an edit made too late is compared with what somebody else has saved. */
export function EditForm({ person, company }: EditFormProps) {
  const { id, type, objectId, roles, roleName } = person;
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const base = useRef(person);
  const latest = useRef(person);
  const [start] = useState(() => toForm(person));
  const object = useMemo(() => ({ type, objectId }), [type, objectId]);
  const rules = useMemo(() => editRules(object), [object]);
  const toList = () => void navigate(pathToRepresentatives(object));

  const conflict: EditConflict = {
    load: async () => {
      const query = { object_id: objectId, type };
      const { data } = await request<{ data: Representative }>('representativeDetail', { params: { id }, query });
      latest.current = data;
      return { ...toForm(data) };
    },
    accept: () => {
      base.current = latest.current;
    },
    labelOf: (field) => translate(`representatives.field.${field}`),
    show: (_field, value) => (value ? String(value) : unknownText),
  };

  return (
    <RecordForm
      rules={rules}
      defaultValues={start}
      submitLabel={translate('ra.action.save')}
      onCancel={toList}
      needsChange
      conflict={conflict}
      onSubmit={async (values) => {
        const body = { ...values, ...object, version: base.current.version };
        await request('representativeUpdate', { params: { id }, body });
      }}
      onSaved={() => {
        notify(translate('representatives.edit.done'), { type: 'success' });
        refresh();
        toList();
      }}
    >
      <InfoInputs emailHelp={translate('representatives.email_change_help')} />
      <div className={styles.facts}>
        <Section title={translate('representatives.step.role')}>
          <Facts>
            <Fact label={translate(`representatives.object.${type}`)}>{company}</Fact>
            <Fact label={translate('representatives.field.roles')}>
              {roles[0] && roleName && <RoleBadge role={{ name: roles[0], name_display: roleName }} />}
            </Fact>
            <Fact label={translate('common.state')}>
              <RepresentativeState person={person} />
            </Fact>
          </Facts>
        </Section>
      </div>
    </RecordForm>
  );
}
