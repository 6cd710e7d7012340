import { useCallback, useMemo, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { KolDetail } from '../../domain/kols/types';
import { pathTo } from '../../domain/routes';
import { request } from '../../providers/http';
import { Wizard } from '../../ui/console/wizard/Wizard';
import { WizardDone } from '../../ui/console/wizard/WizardDone';
import type { WizardStep } from '../../ui/console/wizard/WizardForm';
import { InfoInputs } from './form/InfoInputs';
import { KolDraft, KolReview } from './form/KolFacts';
import { createRules, emptyKol, infoFields, toInput } from './form/kolForm';
import { SocialInputs } from './form/SocialInputs';

async function checkCode({ code }: FieldValues): Promise<void> {
  await request('kolCheckCode', { query: { code } });
}

/** Adds a KOL in steps: info, accounts, confirm, done (spec 1 §4 Wizards). */
export function KolCreate() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [added, setAdded] = useState<KolDetail | null>(null);
  const toList = useCallback(() => void navigate(pathTo('kols')), [navigate]);
  const steps = useMemo(
    (): WizardStep[] => [
      {
        key: 'info',
        label: translate('kolForm.step.info'),
        fields: infoFields,
        check: checkCode,
        content: <InfoInputs />,
      },
      { key: 'social', label: translate('kolForm.step.social'), fields: ['socials'], content: <SocialInputs /> },
      { key: 'confirm', label: translate('kolForm.step.confirm'), fields: [], content: <KolReview /> },
    ],
    [translate],
  );
  const state = added?.status === 'pending' ? 'pending' : 'active';
  return (
    <Wizard
      title={translate('page.kol_create')}
      name="kol"
      steps={steps}
      rules={createRules}
      defaultValues={emptyKol}
      submitLabel={translate('kolForm.add.submit')}
      summary={<KolDraft />}
      onSubmit={async (values) => {
        const { data } = await request<{ data: KolDetail }>('kolCreate', { body: toInput(values) });
        setAdded(data);
        refresh();
      }}
      onCancel={toList}
      doneLabel={translate('kolForm.step.done')}
      done={
        <WizardDone
          title={translate(`kolForm.add.done.${state}`, { name: added?.stage_name })}
          hint={translate(`kolForm.add.hint.${state}`)}
          actionLabel={(seconds) => translate('kolForm.add.to_list', { seconds })}
          onEnd={toList}
        />
      }
    />
  );
}
