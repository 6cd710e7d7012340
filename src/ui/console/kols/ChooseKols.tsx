import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useFormState, useWatch } from 'react-hook-form';
import type { CartEntry } from '../../../domain/cart/entries';
import { type Entered, enteredNumber } from '../../../domain/typedNumber';
import { useKnownField } from '../form/knownFields';
import type { Picked } from '../form/useFound';
import { Section } from '../record/Section';
import { useCart } from '../useCart';
import { CartStrip } from './CartStrip';
import { ChosenKols } from './ChosenKols';
import { ChosenPanel } from './ChosenPanel';
import styles from './choose.module.css';
import { KolFinder } from './KolFinder';
import { useChosenFigures } from './useChosenFigures';
import { useOverlaps } from './useOverlaps';
import { useSeesPrices } from './useSeesPrices';

interface Removed {
  entry: CartEntry;
  at: number;
  /** Its row is gone with the button that was pressed. */
  inPanel: boolean;
}

interface ChooseKolsProps {
  /** The form's field. */
  source?: string;
  /** The form's fields of what the choice is held against. */
  brandSource: string;
  budgetSource: string;
  /** Already translated: what the choice is called in a form's summary of errors, and what is said beside it. */
  label: string;
  help: string;
  /** Inputs of brand and budget, for those who see what overlaps and what KOLs cost. */
  against: ReactNode;
  /** What else is entered so far. */
  summary: ReactNode;
  /** How many SOWs go with a KOL that is taken out. */
  sowsOf?: (kolId: string) => number;
}

const searchIn = (finder: HTMLElement | null) => finder?.querySelector<HTMLInputElement>('input[type=search]');

/** KOLs found as in their list, beside whom is chosen, in an order, and what they come to (spec 1 §4 Wizards). */
export function ChooseKols(props: ChooseKolsProps) {
  const { source = 'kols', brandSource, budgetSource, label, help, against, summary, sowsOf = () => 0 } = props;
  const translate = useTranslate();
  useKnownField(source, label);
  const { field } = useController({ name: source });
  const { errors } = useFormState({ name: source });
  const [brands, budget] = useWatch({ name: [brandSource, budgetSource] }) as [readonly Picked[], Entered];
  const finder = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const chosen: CartEntry[] = field.value;
  const ids = chosen.map(({ id }) => id);
  const figures = useChosenFigures(ids);
  const brandId = brands[0]?.id;
  const overlaps = useOverlaps(brandId, ids);
  const waiting = useCart().filter(({ id }) => !ids.includes(id));
  const seesPrices = useSeesPrices();
  const fault = errors[source]?.message;

  const add = (entries: readonly CartEntry[]) => {
    setRemoved(null);
    field.onChange([...chosen, ...entries.filter(({ id }) => !ids.includes(id))]);
  };
  const remove = (at: number, inPanel: boolean) => {
    const entry = chosen[at];
    if (!entry) return;
    setRemoved({ entry, at, inPanel });
    field.onChange(chosen.filter((kol) => kol !== entry));
  };
  const { ref } = field;
  useEffect(() => {
    // Where the form leads to when nobody is chosen.
    ref({ focus: () => searchIn(finder.current)?.focus() });
  }, [ref]);

  return (
    <div className={styles.choice}>
      <div ref={finder} className={styles.finder}>
        <Section title={translate('kolChoice.add')} description={help}>
          {typeof fault === 'string' && (fault !== 'kols_required' || chosen.length === 0) && (
            <p className={styles.fault} role="alert">
              {translate(`error.${fault}`, { _: translate('error.invalid_value') })}
            </p>
          )}
          <CartStrip cart={waiting} onAdd={add} />
          <KolFinder
            chosen={ids}
            brandId={brandId}
            onAdd={(kol) => {
              figures.note(kol);
              add([kol]);
            }}
            onRemove={(id) => remove(ids.indexOf(id), false)}
          />
        </Section>
      </div>
      <div className={styles.beside}>
        <ChosenPanel
          chosen={chosen}
          figures={figures}
          budget={enteredNumber(budget)}
          seesPrices={seesPrices}
          against={seesPrices && against}
        >
          <ChosenKols
            chosen={chosen}
            figuresOf={figures.of}
            overlaps={overlaps}
            seesPrices={seesPrices}
            removed={
              removed && {
                name: removed.entry.stage_name,
                sows: sowsOf(removed.entry.id),
                takesFocus: removed.inPanel,
              }
            }
            onMove={(from, to) => {
              const moved = [...chosen];
              moved.splice(to, 0, ...moved.splice(from, 1));
              field.onChange(moved);
            }}
            onRemove={(at) => remove(at, true)}
            onUndo={() => {
              if (!removed) return;
              field.onChange(chosen.toSpliced(removed.at, 0, removed.entry));
              setRemoved(null);
              searchIn(finder.current)?.focus();
            }}
          />
        </ChosenPanel>
        <section className={styles.summary}>
          <h2>{translate('wizard.summary')}</h2>
          {summary}
        </section>
      </div>
    </div>
  );
}
