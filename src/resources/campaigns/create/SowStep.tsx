import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type FieldValues, useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { enteredNumber } from '../../../domain/typedNumber';
import { useKnownField } from '../../../ui/console/form/knownFields';
import { Section } from '../../../ui/console/record/Section';
import { emptySow } from '../parts/sowForm';
import { BudgetBalance } from './BudgetBalance';
import { KolSows } from './KolSows';
import { PartImport } from './PartImport';
import { enteredPrices, faultsOfSows, newKey, type SowEntry } from './parts';
import styles from './parts.module.css';
import { withSowRows } from './takeRows';
import { useParts } from './useParts';
import { useServerFaults } from './useServerFaults';

/** What each KOL does and costs: at least one complete SOW each (spec 1 §5 Wizard gates). Only one is open at a time. */
export function SowStep() {
  const translate = useTranslate();
  const notify = useNotify();
  const label = translate('campaignForm.step.sows');
  useKnownField('sows', label);
  const { field } = useController({ name: 'sows' });
  const { setValue, clearErrors } = useFormContext();
  const { errors } = useFormState({ name: 'sows' });
  const budget: number | '' = useWatch({ name: 'budget' });
  const { kols, sent } = useParts();
  const all: SowEntry[] = field.value;
  const faults = faultsOfSows(sent.sows);
  const serverFaults = useServerFaults('sows', all);
  const [openKol, setOpenKol] = useState(() => kols.find((kol) => isLacking(kol.id, sent.sows, faults))?.id ?? null);
  const [openSow, setOpenSow] = useState<string | null>(null);
  const isChecked = errors.sows !== undefined;

  const change = (sows: readonly SowEntry[]) => {
    clearErrors('sows');
    field.onChange(sows);
  };
  const add = (kol_id: string, values: FieldValues) => {
    const key = newKey();
    change([...all, { key, kol_id, values }]);
    setOpenSow(key);
  };

  return (
    <Section
      title={label}
      description={translate('campaignForm.sows.help')}
      actions={
        <PartImport
          kind="sow"
          kols={kols}
          onRows={(rows) => {
            const taken = withSowRows(kols, all, rows);
            setValue('kols', taken.kols, { shouldDirty: true });
            change(taken.sows);
            if (taken.others.length > 0) {
              notify(translate('campaignForm.sows.more_kols', { count: taken.others.length }), { type: 'info' });
            }
          }}
        />
      }
    >
      <BudgetBalance prices={enteredPrices(sent.sows)} budget={enteredNumber(budget)} />
      <div ref={(element) => field.ref(element && { focus: () => focusFirst(element) })} className={styles.groups}>
        {kols.map((kol) => {
          const own = sent.sows.filter(({ kol_id }) => kol_id === kol.id);
          const isLackingHere = isLacking(kol.id, own, faults);
          return (
            <KolSows
              key={kol.id}
              kol={kol}
              sows={own}
              faults={faults}
              serverFaults={serverFaults}
              isLacking={isLackingHere}
              isChecked={isChecked}
              isOpen={openKol === kol.id}
              openSow={openSow}
              onToggle={() => setOpenKol(openKol === kol.id ? null : kol.id)}
              onToggleSow={(key) => setOpenSow(openSow === key ? null : key)}
              onAdd={() => add(kol.id, { ...emptySow, confirm_duplicate: false })}
              onCopy={({ values }) => add(kol.id, { ...values, confirm_duplicate: true })}
              onChange={(key, values) => change(all.map((sow) => (sow.key === key ? { ...sow, values } : sow)))}
              onRemove={(key) => change(all.filter((sow) => sow.key !== key))}
            />
          );
        })}
      </div>
    </Section>
  );
}

function isLacking(kolId: string, sows: readonly SowEntry[], faults: ReadonlyMap<string, unknown>): boolean {
  const own = sows.filter(({ kol_id }) => kol_id === kolId);
  return own.length === 0 || own.some(({ key }) => faults.has(key));
}

/** Where something is lacking, the keyboard goes there. */
function focusFirst(element: HTMLElement): void {
  const lacking = element.querySelector<HTMLElement>('[data-lacking]') ?? element.querySelector('button');
  lacking?.focus();
}
