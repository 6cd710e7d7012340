import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import { normalise } from '../../../domain/text';
import { useLanguage } from '../../plain/language';
import { bestFirst } from '../form/bestFirst';
import styles from './FilterBar.module.css';
import type { FilterDefinition } from './filters';

export interface ChoiceListProps {
  filter: FilterDefinition;
  values: string[];
  onChange: (values: string[]) => void;
}

const searchedFrom = 9;
/** More than these are found by typing. */
const drawn = 60;

/** The choices of a filter to tick; many of them can be searched, the best first, which Enter takes. */
export function ChoiceList({ filter, values, onChange }: ChoiceListProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [text, setText] = useState('');
  const options = filter.options ?? [];
  const wanted = normalise(text);
  const held = options.filter((option) => normalise(option.label).includes(wanted));
  const found = bestFirst(held, text, ({ label }) => label);
  const shown = found.slice(0, drawn);
  const many = filter.kind === 'many';
  const [first] = wanted ? shown : [];
  const choose = (value: string, chosen: boolean) => {
    if (!many) return onChange([value]);
    onChange(chosen ? [...values, value] : values.filter((entry) => entry !== value));
  };
  return (
    <>
      {options.length >= searchedFrom && (
        <input
          type="search"
          className={styles.entry}
          placeholder={translate('common.search')}
          aria-label={`${translate('common.search')}: ${translate(filter.label)}`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (first && !values.includes(first.value)) choose(first.value, true);
            // What is typed next replaces it.
            event.currentTarget.select();
          }}
        />
      )}
      <div className={styles.options}>
        {shown.map(({ value, label, total }) => (
          <label key={value} className={value === first?.value ? styles.best : styles.option}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={filter.source}
              checked={values.includes(value)}
              onChange={(event) => choose(value, event.target.checked)}
            />
            {label}
            {total !== undefined && <span className={styles.total}>{formatNumber(total, language)}</span>}
          </label>
        ))}
        {found.length > drawn && (
          <p className={styles.none}>{translate('lists.more_choices', { total: found.length - drawn })}</p>
        )}
        {shown.length === 0 && <p className={styles.none}>{translate('common.nothing_found')}</p>}
      </div>
    </>
  );
}
