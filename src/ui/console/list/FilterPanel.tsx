import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../plain/language';
import { FilterChoices } from './FilterChoices';
import styles from './FilterPanel.module.css';
import { FilterPills } from './FilterPills';
import { countSet, type FilterDefinition, filtersWith, valuesOf } from './filters';
import { PeriodEntry } from './PeriodEntry';
import { RangeEntry } from './RangeEntry';
import type { ListParams } from './useListParams';

interface FilterPanelProps {
  filters: readonly FilterDefinition[];
  params: ListParams;
}

const fewOptions = 6;

/** All filters of a list at once behind one button, which counts those that are set (spec 1 §2 KOL list). */
export function FilterPanel({ filters, params }: FilterPanelProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { total, meta } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = countSet(filters, params.filters);
  const title = translate('lists.filters');
  const none = Object.assign({}, ...filters.map((filter) => filtersWith(filter, []))) as Record<string, string[]>;
  const results = `${meta?.estimated ? '~' : ''}${formatNumber(total ?? 0, language)}`;
  return (
    <>
      <button
        type="button"
        className={count > 0 ? `${styles.opener} ${styles.some}` : styles.opener}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          for (const filter of filters) filter.onOpen?.();
          setAnchor(event.currentTarget);
        }}
      >
        <TuneIcon sx={{ fontSize: 15 }} />
        {title}
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, className: styles.paper ?? '', sx: { mt: 1 } } }}
      >
        <div className={styles.groups}>
          {filters.map((filter) => (
            <FilterGroup key={filter.source} filter={filter} params={params} />
          ))}
        </div>
        <footer className={styles.foot}>
          <Button disabled={count === 0} onClick={() => params.change({ filters: none })}>
            {translate('common.clear_filters')}
          </Button>
          <Button variant="contained" onClick={() => setAnchor(null)}>
            {translate('lists.show_results', { count: total ?? 0, results })}
          </Button>
        </footer>
      </Popover>
    </>
  );
}

function FilterGroup({ filter, params }: { filter: FilterDefinition; params: ListParams }) {
  const translate = useTranslate();
  const heading = useId();
  const values = valuesOf(filter, params.filters);
  const choose = (chosen: string[]) => params.change({ filters: filtersWith(filter, chosen) });
  const entry = { label: filter.label, values, onChange: choose };
  const isEnds = filter.kind === 'range' || filter.kind === 'period';
  const isShort = (filter.options?.length ?? 0) <= fewOptions;
  return (
    <fieldset aria-labelledby={heading} className={isEnds || isShort ? styles.group : styles.long}>
      <h3 id={heading} className={styles.heading}>
        {translate(filter.label)}
      </h3>
      {filter.kind === 'range' ? (
        <RangeEntry {...entry} decimals={filter.decimals} />
      ) : filter.kind === 'period' ? (
        <PeriodEntry {...entry} />
      ) : isShort ? (
        <FilterPills filter={filter} values={values} onChange={choose} />
      ) : (
        <FilterChoices filter={filter} values={values} onChange={choose} />
      )}
    </fieldset>
  );
}
