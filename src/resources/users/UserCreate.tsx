import { useCallback, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../domain/routes';
import type { UserDetail } from '../../domain/users/types';
import { useApi } from '../../ui/console/data/useApi';
import { RecordCreate } from '../../ui/console/edit/RecordCreate';
import { useSave } from '../../ui/console/edit/useSave';
import { Wizard } from '../../ui/console/wizard/Wizard';
import { WizardDone } from '../../ui/console/wizard/WizardDone';
import type { WizardStep } from '../../ui/console/wizard/WizardForm';
import { BasicInputs } from './BasicInputs';
import { StandingInputs } from './StandingInputs';
import { UserFacts, UserReview } from './UserReview';
import { basicFields, emptyUser, standingFields, toInput, userRules } from './userForm';

/** Adds a user in steps: who, as what, review, done (spec 1 §4 Wizards). */
export function UserCreate() {
  return (
    <RecordCreate resource="users">
      <CreateWizard />
    </RecordCreate>
  );
}

function CreateWizard() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useApi();
  const save = useSave<UserDetail>();
  const [added, setAdded] = useState('');
  const toList = useCallback(() => void navigate(pathTo('users')), [navigate]);
  const steps = useMemo(
    (): WizardStep[] => [
      {
        key: 'basic',
        label: translate('users.step.basic'),
        fields: basicFields,
        check: async ({ code }) => {
          await api.userCheckCode({ query: { code } });
        },
        content: <BasicInputs emailHelp={translate('users.email_help')} />,
      },
      { key: 'role', label: translate('users.step.role'), fields: standingFields, content: <StandingInputs isNew /> },
      { key: 'review', label: translate('users.step.review'), fields: [], content: <UserReview /> },
    ],
    [translate, api],
  );
  return (
    <Wizard
      title={translate('page.user_create')}
      name="user"
      steps={steps}
      rules={userRules}
      defaultValues={emptyUser}
      submitLabel={translate('users.add.submit')}
      summary={<UserFacts />}
      onSubmit={async (values) => {
        await save(toInput(values));
        setAdded(values.fullname);
      }}
      onCancel={toList}
      doneLabel={translate('users.step.done')}
      done={
        <WizardDone
          title={translate('users.add.done', { name: added })}
          hint={translate('users.add.done_hint')}
          actionLabel={(seconds) => translate('users.add.to_list', { seconds })}
          onEnd={toList}
        />
      }
    />
  );
}
