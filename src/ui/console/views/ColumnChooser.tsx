import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Column } from '../list/columns';
import bar from '../list/FilterBar.module.css';
import { isChosen, useColumnSwitches } from './chosenColumns';
import styles from './views.module.css';

interface ColumnChooserProps<T> {
  /** Under which name the choice is kept. */
  list: string;
  columns: readonly Column<T>[];
}

/** Which columns a table has; kept for the person on this device. The first one stays. */
export function ColumnChooser<T>({ list, columns }: ColumnChooserProps<T>) {
  const translate = useTranslate();
  const [switches, setSwitches] = useColumnSwitches(list);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = translate('lists.columns');
  const changed = Object.keys(switches).length > 0;
  return (
    <>
      <IconButton
        aria-label={title}
        title={title}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        color={changed ? 'primary' : 'default'}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewColumnIcon sx={{ fontSize: 18 }} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, className: styles.paper ?? '', sx: { mt: 1 } } }}
      >
        <h3 className={styles.heading}>{title}</h3>
        {columns.slice(1).map((column) => (
          <label key={column.source} className={bar.option}>
            <input
              type="checkbox"
              checked={isChosen(column, columns, switches)}
              onChange={({ target }) => setSwitches({ ...switches, [column.source]: target.checked })}
            />
            {translate(column.label)}
          </label>
        ))}
        <Button fullWidth disabled={!changed} onClick={() => setSwitches({})}>
          {translate('lists.columns_usual')}
        </Button>
      </Popover>
    </>
  );
}
