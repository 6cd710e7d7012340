import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isAccountRole } from '../../../domain/roles';
import { pathTo, routes } from '../../../domain/routes';
import { useMe } from '../access/useAccess';
import { useApi } from '../data/useApi';
import { RecordCreate } from '../edit/RecordCreate';
import { useSave } from '../edit/useSave';
import { Section } from '../record/Section';
import { ListBones } from '../state/ListBones';
import { Wizard } from '../wizard/Wizard';
import { WizardDone } from '../wizard/WizardDone';
import type { WizardStep } from '../wizard/WizardForm';
import { CompanyFacts } from './CompanyFacts';
import styles from './companies.module.css';
import { createRules, toInput } from './companyForm';
import type { Company, CompanyFormKit } from './kit';

/** Adds a customer or brand in steps: form, review, success (spec 1 §4 Wizards). */
export function CompanyCreate({ kit }: { kit: CompanyFormKit }) {
  return (
    <RecordCreate resource={kit.resource}>
      <Above kit={kit}>{(above) => <CreateWizard kit={kit} above={above} />}</Above>
    </RecordCreate>
  );
}

interface Named extends RaRecord {
  name: string;
}

/** Finds what the address says the new one is added below, such as a brand's customer. */
function Above({ kit, children }: { kit: CompanyFormKit; children: (above: Named | undefined) => ReactNode }) {
  const [parameters] = useSearchParams();
  const id = kit.below && parameters.get(kit.below.parameter);
  const { data, isLoading } = useGetOne<Named>(
    kit.below?.resource ?? kit.resource,
    { id: id ?? '' },
    { enabled: Boolean(id), retry: false },
  );
  if (isLoading) return <ListBones />;
  return children(data);
}

function CreateWizard({ kit, above }: { kit: CompanyFormKit; above: Named | undefined }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const me = useMe();
  const api = useApi();
  const save = useSave<Company>();
  const [added, setAdded] = useState<Company | null>(null);
  const back =
    kit.below && above
      ? `${pathTo(kit.below.page, { id: String(above.id) })}?tab=${kit.below.tab}`
      : pathTo(kit.pages.list);
  const toList = useCallback(() => void navigate(back), [navigate, back]);
  const start = useMemo(
    () => (kit.below && above ? { ...kit.empty, [kit.below.field]: [{ id: above.id, name: above.name }] } : kit.empty),
    [kit, above],
  );
  const rules = useMemo(() => createRules(kit), [kit]);
  const steps = useMemo(
    (): WizardStep[] => [
      {
        key: 'form',
        label: translate('companies.step.form'),
        fields: Object.keys(kit.empty),
        check: async ({ code }) => {
          await api[kit.calls.checkCode]({ query: { code: kit.toWire({ code }).code } });
        },
        content: <kit.Inputs />,
      },
      { key: 'review', label: translate('companies.step.review'), fields: [], content: <CompanyReview kit={kit} /> },
    ],
    [translate, kit, api],
  );
  const state = added?.status !== 'pending' ? 'active' : isAccountRole(me) ? 'account' : 'pending';
  return (
    <Wizard
      title={translate(routes[kit.pages.create].label)}
      // Each has a draft of its own: what was begun elsewhere is not below this one.
      name={above ? `${kit.resource}.${above.id}` : kit.resource}
      steps={steps}
      rules={rules}
      defaultValues={start}
      submitLabel={translate(`companies.add.submit.${kit.resource}`)}
      summary={<CompanyDraft kit={kit} />}
      onSubmit={async (values) => setAdded(await save(toInput(kit, values)))}
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

/** What is entered so far, beside every step. */
function CompanyDraft({ kit }: { kit: CompanyFormKit }) {
  return <CompanyFacts kit={kit} values={useWatch()} brief />;
}

/** The last look before it is added, as it will be kept. */
function CompanyReview({ kit }: { kit: CompanyFormKit }) {
  const translate = useTranslate();
  const { tidied = (values) => values } = kit;
  return (
    <Section title={translate('companies.step.review')} description={translate('companies.review_help')}>
      <div className={styles.facts}>
        <CompanyFacts kit={kit} values={tidied(useWatch())} />
      </div>
    </Section>
  );
}
