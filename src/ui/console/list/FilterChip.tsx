import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../plain/language';
import styles from './FilterBar.module.css';
import { FilterForm } from './FilterForm';
import { filterSummary } from './filterSummary';
import type { FilterDefinition } from './filters';

interface FilterChipProps {
  filter: FilterDefinition;
  values: string[];
  onChange: (values: string[]) => void;
}

/** One filter: dashed while open to choose, filled and removable once chosen. */
export function FilterChip({ filter, values, onChange }: FilterChipProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const summary = filterSummary(filter, values, useLanguage(), true);
  const label = translate(filter.label);
  const set = values.length > 0;
  // A filter of one choice is told by it.
  const says = filter.options?.length === 1;
  return (
    <span className={set ? `${styles.chip} ${styles.set}` : styles.chip}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          filter.onOpen?.();
          setAnchor(event.currentTarget);
        }}
      >
        {!set && <AddIcon className={styles.add} />}
        {!(set && says) && label}
        {set && <strong className={styles.value}>{summary}</strong>}
      </button>
      {set && (
        <button
          type="button"
          className={styles.remove}
          aria-label={translate('common.remove_filter', { name: label })}
          onClick={() => onChange([])}
        >
          <CloseIcon sx={{ fontSize: 14 }} />
        </button>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 1 } } }}
      >
        <FilterForm filter={filter} values={values} onChange={onChange} onDone={() => setAnchor(null)} />
      </Popover>
    </span>
  );
}
