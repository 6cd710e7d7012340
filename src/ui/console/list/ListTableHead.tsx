import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import type { CSSProperties } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { type Column, roomOf, widthClass } from './columns';
import styles from './ListTable.module.css';
import { SelectPage } from './SelectPage';

interface ListTableHeadProps<T> {
  columns: readonly Column<T>[];
  /** Whether rows can be chosen. */
  selects: boolean;
}

/** The sticky head; a column the API can sort by is a button. */
export function ListTableHead<T>({ columns, selects }: ListTableHeadProps<T>) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const ariaSort = (field: string | undefined) => {
    if (!field) return undefined;
    if (sort.field !== field) return 'none';
    return sort.order === 'ASC' ? 'ascending' : 'descending';
  };
  return (
    <thead>
      <tr>
        {columns.map(({ source, label, align, width, sort: field, optional, over }, index) => (
          <th
            key={source}
            scope="col"
            aria-sort={ariaSort(field)}
            className={`${widthClass(optional)} ${align === 'right' ? styles.figures : ''} ${over ? styles.over : ''}`}
            style={{ textAlign: align, '--room': roomOf(width, index === columns.length - 1) } as CSSProperties}
          >
            {index === 0 && selects && <SelectPage />}
            {field ? (
              <button
                type="button"
                className={styles.sort}
                onClick={() => setSort({ field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
              >
                {translate(label)}
                {sort.field === field && (sort.order === 'ASC' ? <ArrowUpwardIcon /> : <ArrowDownwardIcon />)}
              </button>
            ) : (
              <span className={over ? styles.unseen : undefined}>{translate(label)}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
