import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { RepresentedType } from '../../domain/representatives/schema';
import type { Representative } from '../../domain/representatives/types';
import { ApiError } from '../../providers/http';
import { useApi } from '../../ui/console/data/useApi';
import { useVerb } from '../../ui/console/data/useVerb';
import { useEdited } from '../../ui/console/edit/useEdited';
import { RecordForm } from '../../ui/console/form/RecordForm';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { PageHeader } from '../../ui/console/record/PageHeader';
import { RoleBadge } from '../../ui/console/record/RoleBadge';
import { Section } from '../../ui/console/record/Section';
import { RepresentativeState } from '../../ui/console/representatives/RepresentativeState';
import { pathToRepresentatives } from '../../ui/console/representatives/represented';
import { RecordError } from '../../ui/console/state/RecordError';
import { CompanyPage } from './CompanyPage';
import { InfoInputs } from './InfoInputs';
import { changedFields, editRules, toForm } from './representativeForm';
import styles from './representatives.module.css';

/** Changes somebody who stands for a customer or brand (spec 1 §2 representative/{id}/edit). */
export function RepresentativeEdit({ type }: { type: RepresentedType }) {
  const translate = useTranslate();
  const { representativeId } = useParams();
  return (
    <CompanyPage type={type} action="u_representative">
      {({ name, representatives }) => {
        const person = representatives?.find(({ id }) => id === representativeId);
        if (!person) return <RecordError error={new ApiError(404, 'representative_not_exist')} />;
        return (
          <div className={styles.page}>
            <PageHeader title={translate('representatives.edit.title', { name: person.fullname })} />
            <EditForm key={person.id} person={person} company={name} />
          </div>
        );
      }}
    </CompanyPage>
  );
}

interface EditFormProps {
  person: Representative;
  /** The customer or brand, by name. */
  company: string;
}

/** The person's own fields. */
function EditForm({ person, company }: EditFormProps) {
  const { id, type, objectId, roles, roleName } = person;
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const api = useApi();
  const [update] = useVerb<Representative>('representativeUpdate');
  const object = useMemo(() => ({ type, objectId }), [type, objectId]);
  const rules = useMemo(() => editRules(object), [object]);
  const edited = useEdited(person, {
    toForm,
    changed: changedFields,
    // Whoever stands for several is changed and read as the representative of this one.
    write: (_, body) => update({ params: { id }, body: { ...body, ...object } }),
    read: async () => {
      const query = { object_id: objectId, type };
      return (await api.representativeDetail<Representative>({ params: { id }, query })).data;
    },
  });
  const toList = () => void navigate(pathToRepresentatives(object));

  return (
    <RecordForm
      rules={rules}
      {...edited.form}
      submitLabel={translate('ra.action.save')}
      onCancel={toList}
      needsChange
      onSaved={() => {
        notify(translate('representatives.edit.done'), { type: 'success' });
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
