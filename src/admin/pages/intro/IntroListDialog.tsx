import AddIcon from '@mui/icons-material/Add';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../ui/console/dialog/DialogFrame';
import { IntroListCell } from './IntroListCell';
import styles from './intro.module.css';
import type { IntroList } from './introFields';
import { type ListRow, listColumns, neededColumn } from './listColumns';

interface IntroListDialogProps {
  /** Already translated. */
  title: string;
  of: IntroList;
  rows: readonly ListRow[];
  onDone: (rows: ListRow[]) => void;
  onClose: () => void;
}

let keys = 0;
const keyed = (row: ListRow) => {
  keys += 1;
  return { key: keys, row };
};

/** A list of the page as a table: its entries changed, added, moved up and taken out; nothing counts until it is done. */
export function IntroListDialog({ title, of, rows, onDone, onClose }: IntroListDialogProps) {
  const translate = useTranslate();
  const { columns, most } = listColumns[of];
  const needed = neededColumn[of];
  const [entries, setEntries] = useState(() => rows.map(keyed));
  const change = (key: number, name: string, value: string) =>
    setEntries((before) => before.map((one) => (one.key === key ? { key, row: { ...one.row, [name]: value } } : one)));
  const moveUp = (index: number) =>
    setEntries((before) => {
      const moved = [...before];
      moved.splice(index - 1, 0, ...moved.splice(index, 1));
      return moved;
    });
  const lacking = needed !== undefined && entries.some(({ row }) => !row[needed]);
  return (
    <DialogFrame
      title={title}
      size="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button variant="contained" disabled={lacking} onClick={() => onDone(entries.map(({ row }) => row))}>
            {translate('introPage.list.done')}
          </Button>
        </>
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {translate(`introPage.column.${name}`)}
              </th>
            ))}
            <th scope="col">
              <span className={styles.hidden}>{translate('introPage.list.tools')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ key, row }, index) => (
            <tr key={key}>
              {columns.map((column) => (
                <td key={column.name}>
                  <IntroListCell
                    column={column}
                    label={`${translate(`introPage.column.${column.name}`)} ${index + 1}`}
                    value={row[column.name] ?? ''}
                    required={column.name === needed}
                    onChange={(value) => change(key, column.name, value)}
                  />
                </td>
              ))}
              <td className={styles.tools}>
                <IconButton
                  size="small"
                  disabled={index === 0}
                  aria-label={translate('introPage.list.up', { number: index + 1 })}
                  onClick={() => moveUp(index)}
                >
                  <ArrowUpwardIcon sx={{ fontSize: 18 }} />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={translate('introPage.list.remove', { number: index + 1 })}
                  onClick={() => setEntries((before) => before.filter((one) => one.key !== key))}
                >
                  <DeleteIcon sx={{ fontSize: 18 }} />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        startIcon={<AddIcon />}
        disabled={entries.length >= most}
        onClick={() =>
          setEntries((before) => [...before, keyed(Object.fromEntries(columns.map(({ name }) => [name, ''])))])
        }
      >
        {translate('introPage.list.add')}
      </Button>
      <p className={styles.note} aria-live="polite">
        {lacking
          ? translate('introPage.list.lacking', { column: translate(`introPage.column.${needed}`) })
          : translate('introPage.list.most', { most })}
      </p>
    </DialogFrame>
  );
}
