import { useCallback, useMemo, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../domain/routes';
import { request } from '../../providers/http';
import { Wizard } from '../../ui/console/wizard/Wizard';
import { WizardDone } from '../../ui/console/wizard/WizardDone';
import type { WizardStep } from '../../ui/console/wizard/WizardForm';
import { BasicInputs } from './BasicInputs';
import { StandingInputs } from './StandingInputs';
import { UserFacts, UserReview } from './UserReview';
import { basicFields, emptyUser, standingFields, toInput, userRules } from './userForm';

async function checkCode({ code }: FieldValues): Promise<void> {
  await request('userCheckCode', { query: { code } });
}

/** Adds a user in steps: who, as what, review, done (spec 1 §4 Wizards). */
export function UserCreate() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [added, setAdded] = useState('');
  const toList = useCallback(() => void navigate(pathTo('users')), [navigate]);
  const steps = useMemo(
    (): WizardStep[] => [
      {
        key: 'basic',
        label: translate('users.step.basic'),
        fields: basicFields,
        check: checkCode,
        content: <BasicInputs />,
      },
      { key: 'role', label: translate('users.step.role'), fields: standingFields, content: <StandingInputs /> },
      { key: 'review', label: translate('users.step.review'), fields: [], content: <UserReview /> },
    ],
    [translate],
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
        await request('userCreate', { body: toInput(values) });
        setAdded(values.fullname);
        refresh();
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
