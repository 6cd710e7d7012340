import FilterListIcon from '@mui/icons-material/FilterList';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import styles from './FilterBar.module.css';
import { FilterForm } from './FilterForm';
import type { FilterDefinition } from './filters';

interface MoreFiltersProps {
  filters: readonly FilterDefinition[];
  onChange: (filter: FilterDefinition, values: string[]) => void;
}

/** The filters that are seldom used: first which one, then its value. */
export function MoreFilters({ filters, onChange }: MoreFiltersProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<FilterDefinition>();
  const close = () => {
    setAnchor(null);
    setChosen(undefined);
  };
  return (
    <span className={styles.chip}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FilterListIcon className={styles.add} />
        {translate('common.more_filters')}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('common.more_filters'), sx: { mt: 1 } } }}
      >
        {chosen ? (
          <FilterForm filter={chosen} values={[]} onChange={(values) => onChange(chosen, values)} onDone={close} />
        ) : (
          <MenuList dense sx={{ p: 1, minWidth: 180 }}>
            {filters.map((filter) => (
              <MenuItem key={filter.source} onClick={() => setChosen(filter)}>
                {translate(filter.label)}
              </MenuItem>
            ))}
          </MenuList>
        )}
      </Popover>
    </span>
  );
}
