import { cellText } from '../../domain/reports/sections/cells';
import { belowWords, foldedColumns, type ShownColumn } from '../../domain/reports/sections/shownColumns';
import type { SectionCell, SectionColumn, SectionPart } from '../../domain/reports/sections/types';
import { scrollable } from '../../ui/plain/scrollable';
import { usePage } from '../pageContext';
import { linkText, safeLink } from './safeLink';
import styles from './TablePart.module.css';

type Table = Extract<SectionPart, { is: 'table' }>;

interface TablePartProps {
  part: Table;
  /** Whether its name stands above it; otherwise it only names it for those who listen. */
  isNamed: boolean;
}

const texts: readonly SectionColumn['kind'][] = ['text', 'link'];
/** With more columns than this a row does not fit the paper: there it becomes a card. */
const columnsOnPaper = 7;

function Cell({ value, kind }: { value: SectionCell; kind: SectionColumn['kind'] }) {
  const { language } = usePage();
  const href = kind === 'link' && typeof value === 'string' ? safeLink(value) : null;
  if (!href) return cellText(value, kind, language);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {linkText(href)}
    </a>
  );
}

interface BelowProps {
  row: readonly SectionCell[];
  column: ShownColumn;
  columns: readonly SectionColumn[];
}

/** What stands small below a value: what it is held against and how far that is reached, or what it says besides. */
function Below({ row, column, columns }: BelowProps) {
  const { language } = usePage();
  const { words, isMet } = belowWords(row, column, columns, language);
  const [first, rate] = words;
  const isGoal = column.below !== null && 'rate' in column.below;
  return (
    <>
      {first && (
        <small>
          {isGoal && '/ '}
          {first}
        </small>
      )}
      {rate && <small className={isMet ? styles.met : undefined}>{rate}</small>}
    </>
  );
}

/** Rows of figures: whom they are of stays in view while the rest scrolls; on paper nothing is cut off. */
export function TablePart({ part: { title, columns, rows, note: told }, isNamed }: TablePartProps) {
  const [lead, ...shown] = foldedColumns(columns);
  // Rows have no name of their own, and stay where they are.
  const placed = rows.map((row, index) => ({ row, key: String(index) }));
  const isWide = shown.length + 1 > columnsOnPaper;
  return (
    <div className={styles.part}>
      {isNamed && <h3>{title}</h3>}
      {told && <p className={styles.note}>{told}</p>}
      <section className={styles.scroll} aria-label={title} {...scrollable}>
        <table className={isWide ? `${styles.table} ${styles.wide}` : styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{lead?.label}</th>
              {shown.map(({ key, label, kind }) => (
                <th key={key} scope="col" className={texts.includes(kind) ? undefined : styles.numeric}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {placed.map(({ row, key: place }) => (
              <tr key={place}>
                {lead && (
                  <th scope="row">
                    <Cell value={row[lead.at] ?? null} kind={lead.kind} />
                    <Below row={row} column={lead} columns={columns} />
                  </th>
                )}
                {shown.map((column) => (
                  <td
                    key={column.key}
                    data-label={column.label}
                    className={texts.includes(column.kind) ? styles[column.kind] : styles.numeric}
                  >
                    <Cell value={row[column.at] ?? null} kind={column.kind} />
                    <Below row={row} column={column} columns={columns} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
