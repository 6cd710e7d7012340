import { useCallback, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import type { KolDetail } from '../../domain/kols/types';
import { pathTo } from '../../domain/routes';
import { useApi } from '../../ui/console/data/useApi';
import { RecordCreate } from '../../ui/console/edit/RecordCreate';
import { useSave } from '../../ui/console/edit/useSave';
import { Wizard } from '../../ui/console/wizard/Wizard';
import { WizardDone } from '../../ui/console/wizard/WizardDone';
import type { WizardStep } from '../../ui/console/wizard/WizardForm';
import { InfoInputs } from './form/InfoInputs';
import { KolDraft, KolReview } from './form/KolFacts';
import { createRules, emptyKol, infoFields, toInput } from './form/kolForm';
import { PricesSection } from './form/PricesSection';
import { SocialInputs } from './form/SocialInputs';

/** Adds a KOL in steps: info, accounts, confirm, done (spec 1 §4 Wizards). */
export function KolCreate() {
  return (
    <RecordCreate resource="kols">
      <KolWizard />
    </RecordCreate>
  );
}

function KolWizard() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useApi();
  const save = useSave<KolDetail>();
  const [added, setAdded] = useState<KolDetail | null>(null);
  const toList = useCallback(() => void navigate(pathTo('kols')), [navigate]);
  const steps = useMemo(
    (): WizardStep[] => [
      {
        key: 'info',
        label: translate('kolForm.step.info'),
        fields: infoFields,
        check: async ({ code }: FieldValues) => {
          await api.kolCheckCode({ query: { code } });
        },
        content: <InfoInputs />,
      },
      {
        key: 'social',
        label: translate('kolForm.step.social'),
        fields: ['socials', 'prices'],
        content: (
          <>
            <SocialInputs />
            <PricesSection />
          </>
        ),
      },
      { key: 'confirm', label: translate('kolForm.step.confirm'), fields: [], content: <KolReview /> },
    ],
    [translate, api],
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
      onSubmit={async (values) => setAdded(await save(toInput(values)))}
      onCancel={toList}
      doneLabel={translate('kolForm.step.done')}
      done={
        <WizardDone
          title={translate(`kolForm.add.done.${state}`, { name: added?.stage_name })}
          hint={
            <>
              {translate(`kolForm.add.hint.${state}`)}{' '}
              {added && <Link to={pathTo('kolView', { id: added.id })}>{translate('kolForm.add.open')}</Link>}
            </>
          }
          actionLabel={(seconds) => translate('kolForm.add.to_list', { seconds })}
          onEnd={toList}
        />
      }
    />
  );
}
