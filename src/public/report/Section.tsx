import type { ReportSection, SectionPart } from '../../domain/reports/sections/types';
import { Charts } from './Charts';
import { Part } from './Part';
import styles from './Report.module.css';

type Chart = Extract<SectionPart, { is: 'chart' }>;
type Group = { key: string } & ({ charts: Chart[] } | { part: Exclude<SectionPart, Chart> });

/** Parts as they are drawn: charts that follow one another stand side by side. */
function grouped(parts: readonly SectionPart[]): Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const key = String(groups.length);
    if (part.is !== 'chart') groups.push({ key, part });
    else if (last && 'charts' in last) last.charts.push(part);
    else groups.push({ key, charts: [part] });
  }
  return groups;
}

/** A block of the report under its number and name. */
export function Section({ section, number }: { section: ReportSection; number: number }) {
  const { block, title, parts } = section;
  return (
    <section className={styles.section} id={block} aria-labelledby={`${block}-title`}>
      <h2 id={`${block}-title`}>
        <span className={styles.number} aria-hidden="true">
          {String(number).padStart(2, '0')}
        </span>
        {title}
      </h2>
      <div className={styles.parts}>
        {grouped(parts).map((group) =>
          'charts' in group ? (
            <Charts key={group.key} charts={group.charts} />
          ) : (
            <Part
              key={group.key}
              part={group.part}
              block={block}
              isNamed={'title' in group.part && group.part.title !== title}
            />
          ),
        )}
      </div>
    </section>
  );
}
