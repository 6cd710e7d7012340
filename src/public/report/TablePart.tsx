import { cellText } from '../../domain/reports/sections/cells';
import type { SectionCell, SectionColumn, SectionPart } from '../../domain/reports/sections/types';
import { scrollable } from '../../ui/plain/scrollable';
import { usePage } from '../pageContext';
import { linkText, safeLink } from './safeLink';
import styles from './TablePart.module.css';
import { leadOf } from './tableLead';

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

/** Rows of figures: whom they are of stays in view while the rest scrolls; on paper nothing is cut off. */
export function TablePart({ part: { title, columns, rows }, isNamed }: TablePartProps) {
  const { lead, note, rest } = leadOf(columns);
  const shown = rest.flatMap((at) => ({ at, ...(columns[at] ?? { key: '', label: '', kind: 'text' as const }) }));
  // Rows have no name of their own, and stay where they are.
  const placed = rows.map((row, index) => ({ row, key: String(index) }));
  const isWide = rest.length + 1 > columnsOnPaper;
  return (
    <div className={styles.part}>
      {isNamed && <h3>{title}</h3>}
      <section className={styles.scroll} aria-label={title} {...scrollable}>
        <table className={isWide ? `${styles.table} ${styles.wide}` : styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{columns[lead]?.label}</th>
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
                <th scope="row">
                  <Cell value={row[lead] ?? null} kind={columns[lead]?.kind ?? 'text'} />
                  {note !== null && row[note] !== null && (
                    <small>
                      {columns[note]?.kind === 'count' && `${columns[note]?.label} `}
                      {row[note]}
                    </small>
                  )}
                </th>
                {shown.map(({ at, key, label, kind }) => (
                  <td key={key} data-label={label} className={texts.includes(kind) ? styles[kind] : styles.numeric}>
                    <Cell value={row[at] ?? null} kind={kind} />
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
