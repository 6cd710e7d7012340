import AddIcon from '@mui/icons-material/Add';
import MoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { CartEntry } from '../../../domain/cart/entries';
import type { FieldError } from '../../../domain/errors';
import { KolWho } from '../../../ui/console/kols/KolWho';
import { Money } from '../../../ui/plain/Figure';
import { enteredPrices, keyOfSow, type SowEntry } from './parts';
import styles from './parts.module.css';
import { SowRow } from './SowRow';

type Faults = ReadonlyMap<string, readonly FieldError[]>;

interface KolSowsProps {
  kol: CartEntry;
  /** Those of this KOL. */
  sows: readonly SowEntry[];
  faults: Faults;
  serverFaults: Faults;
  isLacking: boolean;
  /** What is lacking is said everywhere, as somebody wanted to go on. */
  isChecked: boolean;
  isOpen: boolean;
  openSow: string | null;
  onToggle: () => void;
  onToggleSow: (key: string) => void;
  onAdd: () => void;
  onChange: (key: string, values: FieldValues) => void;
  onCopy: (sow: SowEntry) => void;
  onRemove: (key: string) => void;
}

/** One KOL with its SOWs: a line while closed. */
export function KolSows(props: KolSowsProps) {
  const { kol, sows, faults, serverFaults, isLacking, isChecked, isOpen, openSow } = props;
  const translate = useTranslate();
  const id = useId();
  const faulty = sows.filter(({ key }) => faults.has(key) || serverFaults.has(key)).length;
  const state =
    sows.length === 0
      ? translate('campaignForm.sows.lacking')
      : faulty > 0
        ? translate('campaignForm.sows.incomplete', { count: faulty })
        : translate('campaignForm.sows.complete', { count: sows.length });
  return (
    <section className={styles.group} aria-labelledby={`${id}head`}>
      <h3 id={`${id}head`}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}body`}
          data-lacking={isLacking || undefined}
          onClick={props.onToggle}
        >
          <KolWho kol={kol} />
          <span className={isLacking || faulty > 0 ? styles.lacking : styles.complete}>{state}</span>
          <span className={styles.price}>
            <Money value={enteredPrices(sows)?.sale} />
          </span>
          <MoreIcon className={isOpen ? styles.turned : undefined} sx={{ fontSize: 20 }} />
        </button>
      </h3>
      {isOpen && (
        <div id={`${id}body`} className={styles.content}>
          {sows.map((sow, index) => (
            <SowRow
              key={sow.key}
              sow={sow}
              number={index + 1}
              earlier={new Map(sows.slice(0, index).map((one, place) => [keyOfSow(one), place + 1]))}
              name={kol.stage_name}
              faults={[...(faults.get(sow.key) ?? []), ...(serverFaults.get(sow.key) ?? [])]}
              serverFaults={serverFaults.get(sow.key) ?? []}
              isChecked={isChecked}
              isOpen={openSow === sow.key}
              onToggle={() => props.onToggleSow(sow.key)}
              onChange={(values) => props.onChange(sow.key, values)}
              onCopy={() => props.onCopy(sow)}
              onRemove={() => props.onRemove(sow.key)}
            />
          ))}
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            aria-label={translate('campaignForm.sows.add_for', { name: kol.stage_name })}
            onClick={props.onAdd}
          >
            {translate('campaignForm.sows.add')}
          </Button>
        </div>
      )}
    </section>
  );
}
