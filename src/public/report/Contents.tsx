import type { ReportSection } from '../../domain/reports/sections/types';
import { usePage } from '../pageContext';
import styles from './Report.module.css';

/** What the report holds, to go there. */
export function Contents({ sections }: { sections: readonly ReportSection[] }) {
  const { say } = usePage();
  return (
    <nav aria-label={say('publicSite.report.contents')}>
      <ol className={styles.contents}>
        {sections.map(({ block, title }) => (
          <li key={block}>
            <a href={`#${block}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
