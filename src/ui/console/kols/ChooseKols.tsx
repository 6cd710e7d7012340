import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useFormState } from 'react-hook-form';
import type { CartEntry } from '../../../domain/cart/entries';
import { useKnownField } from '../form/knownFields';
import { Section } from '../record/Section';
import { useCart } from '../useCart';
import { ChosenKols } from './ChosenKols';
import styles from './choose.module.css';
import { KolPicker } from './KolPicker';

interface ChooseKolsProps {
  /** The form's field. */
  source?: string;
  /** Already translated: what the choice is called in a form's summary of errors, and what is said beside it. */
  label: string;
  help: string;
  /** How many SOWs go with a KOL that is taken out. */
  sowsOf?: (kolId: string) => number;
}

/** Whom a campaign is for, in an order, from the cart or found by name. */
export function ChooseKols({ source = 'kols', label, help, sowsOf = () => 0 }: ChooseKolsProps) {
  const translate = useTranslate();
  useKnownField(source, label);
  const { field } = useController({ name: source });
  const { errors } = useFormState({ name: source });
  const search = useRef<HTMLInputElement>(null);
  const [removed, setRemoved] = useState<{ entry: CartEntry; at: number } | null>(null);
  const chosen: CartEntry[] = field.value;
  const waiting = useCart().filter(({ id }) => !chosen.some((kol) => kol.id === id));
  const fault = errors[source]?.message;

  const add = (entries: readonly CartEntry[]) => {
    setRemoved(null);
    field.onChange([...chosen, ...entries.filter(({ id }) => !chosen.some((kol) => kol.id === id))]);
  };
  const remove = (at: number) => {
    const entry = chosen[at];
    if (!entry) return;
    setRemoved({ entry, at });
    field.onChange(chosen.filter((kol) => kol !== entry));
  };

  return (
    <>
      <Section title={translate('kolChoice.chosen')} description={help}>
        {typeof fault === 'string' && (fault !== 'kols_required' || chosen.length === 0) && (
          <p className={styles.fault} role="alert">
            {translate(`error.${fault}`, { _: translate('error.invalid_value') })}
          </p>
        )}
        <ChosenKols
          chosen={chosen}
          removed={
            removed && {
              name: removed.entry.stage_name,
              sows: sowsOf(removed.entry.id),
            }
          }
          onMove={(from, to) => {
            const moved = [...chosen];
            moved.splice(to, 0, ...moved.splice(from, 1));
            field.onChange(moved);
          }}
          onRemove={remove}
          onUndo={() => {
            if (!removed) return;
            field.onChange(chosen.toSpliced(removed.at, 0, removed.entry));
            setRemoved(null);
            search.current?.focus();
          }}
        />
      </Section>
      <Section title={translate('kolChoice.add')}>
        <KolPicker
          searchRef={(element) => {
            search.current = element;
            field.ref(element);
          }}
          chosen={chosen}
          cart={waiting}
          onAdd={add}
        />
      </Section>
    </>
  );
}
