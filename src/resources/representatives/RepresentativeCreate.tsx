import { useCallback, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { RepresentedType } from '../../domain/representatives/schema';
import type { Representative } from '../../domain/representatives/types';
import { RecordCreate } from '../../ui/console/edit/RecordCreate';
import { useSave } from '../../ui/console/edit/useSave';
import { type Company, pathToRepresentatives } from '../../ui/console/representatives/represented';
import { Wizard } from '../../ui/console/wizard/Wizard';
import { WizardDone } from '../../ui/console/wizard/WizardDone';
import type { WizardStep } from '../../ui/console/wizard/WizardForm';
import { CompanyPage } from './CompanyPage';
import { InfoInputs } from './InfoInputs';
import { RepresentativeFacts, RepresentativeReview } from './RepresentativeReview';
import { RoleInput } from './RoleInput';
import { createRules, emptyRepresentative, infoFields, toInput } from './representativeForm';

/** Adds somebody who stands for a customer or brand, in four steps (spec 1 §2 Customer detail). */
export function RepresentativeCreate({ type }: { type: RepresentedType }) {
  return (
    <CompanyPage type={type} action="c_representative">
      {(company) => (
        <RecordCreate resource="representatives">
          <CreateWizard key={company.id} type={type} company={company} />
        </RecordCreate>
      )}
    </CompanyPage>
  );
}

function CreateWizard({ type, company: { id, name } }: { type: RepresentedType; company: Company }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const save = useSave<Representative>();
  const [added, setAdded] = useState<FieldValues>({});
  const object = useMemo(() => ({ type, objectId: id }), [type, id]);
  const rules = useMemo(() => createRules(object), [object]);
  const toList = useCallback(() => void navigate(pathToRepresentatives(object)), [navigate, object]);
  const steps = useMemo(
    (): WizardStep[] => [
      {
        key: 'info',
        label: translate('representatives.step.info'),
        fields: infoFields,
        content: <InfoInputs emailHelp={translate('representatives.email_help')} />,
      },
      {
        key: 'role',
        label: translate('representatives.step.role'),
        fields: ['roles'],
        content: <RoleInput type={type} company={name} />,
      },
      {
        key: 'review',
        label: translate('representatives.step.review'),
        fields: ['active'],
        content: <RepresentativeReview type={type} company={name} />,
      },
    ],
    [translate, type, name],
  );
  return (
    <Wizard
      title={translate('representatives.add.title', { company: name })}
      name={`representative.${id}`}
      steps={steps}
      rules={rules}
      defaultValues={emptyRepresentative}
      submitLabel={translate('representatives.add.action')}
      summary={<RepresentativeFacts type={type} company={name} />}
      onSubmit={async (values) => {
        await save(toInput(values, object));
        setAdded(values);
      }}
      onCancel={toList}
      doneLabel={translate('representatives.step.done')}
      done={
        <WizardDone
          title={translate('representatives.add.done', { name: added.fullname })}
          hint={translate(added.active ? 'representatives.add.invited' : 'representatives.add.invited_off', {
            email: added.email,
          })}
          actionLabel={(seconds) => translate('representatives.add.to_list', { seconds })}
          onEnd={toList}
        />
      }
    />
  );
}
