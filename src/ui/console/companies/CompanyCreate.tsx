import { useCallback, useMemo, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { isAccountRole } from '../../../domain/roles';
import { pathTo, routes } from '../../../domain/routes';
import { request } from '../../../providers/http';
import { getAccount } from '../../../providers/session';
import { Wizard } from '../wizard/Wizard';
import { WizardDone } from '../wizard/WizardDone';
import type { WizardStep } from '../wizard/WizardForm';
import { CompanyDraft, CompanyReview } from './CompanyFacts';
import { createRules, toInput } from './companyForm';
import type { Company, CompanyKit } from './kit';

/** Adds a customer or brand in steps: form, review, success (spec 1 §4 Wizards). */
export function CompanyCreate({ kit }: { kit: CompanyKit }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [added, setAdded] = useState<Company | null>(null);
  const toList = useCallback(() => void navigate(pathTo(kit.pages.list)), [navigate, kit]);
  const rules = useMemo(() => createRules(kit), [kit]);
  const steps = useMemo(
    (): WizardStep[] => [
      {
        key: 'form',
        label: translate('companies.step.form'),
        fields: Object.keys(kit.empty),
        check: async ({ code }) => {
          await request(kit.calls.checkCode, { query: { code: kit.toWire({ code }).code } });
        },
        content: <kit.Inputs />,
      },
      { key: 'review', label: translate('companies.step.review'), fields: [], content: <CompanyReview kit={kit} /> },
    ],
    [translate, kit],
  );
  const me = getAccount()?.me;
  const state = added?.status !== 'pending' ? 'active' : me && isAccountRole(me) ? 'account' : 'pending';
  return (
    <Wizard
      title={translate(routes[kit.pages.create].label)}
      name={kit.resource}
      steps={steps}
      rules={rules}
      defaultValues={kit.empty}
      submitLabel={translate(`companies.add.submit.${kit.resource}`)}
      summary={<CompanyDraft kit={kit} />}
      onSubmit={async (values) => {
        const { data } = await request<{ data: Company }>(kit.calls.create, { body: toInput(kit, values) });
        setAdded(data);
        refresh();
      }}
      onCancel={toList}
      doneLabel={translate('companies.step.done')}
      done={
        <WizardDone
          title={translate(`companies.add.done.${state}`, { name: added?.name })}
          hint={translate(`companies.add.hint.${state}`)}
          actionLabel={(seconds) => translate('companies.add.to_list', { seconds })}
          onEnd={toList}
        />
      }
    />
  );
}
