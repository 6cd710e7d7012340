import type { PublicPage } from '../../domain/publicSite/pages';
import { linkedReportPath } from '../../domain/publicSite/paths';
import { sectionsOf } from '../../domain/reports/sections/sections';
import { usePage } from '../pageContext';
import { Shell } from '../shell/Shell';
import { Closing } from './Closing';
import { Contents } from './Contents';
import { Cover } from './Cover';
import { Downloads } from './Downloads';
import styles from './Report.module.css';
import { ReportContext } from './reportContext';
import { Section } from './Section';

type ReportPageProps = Extract<PublicPage, { page: 'report' }>;

/** The report behind a link: everything of it comes from the document, nothing is calculated here. */
export function ReportPage({ report, token }: ReportPageProps) {
  const { language, say } = usePage();
  const [cover, ...sections] = sectionsOf(report, say, language);
  return (
    <ReportContext value={report}>
      <Shell pathIn={(other) => linkedReportPath(token, other)}>
        <article className={styles.report}>
          <Cover section={cover} />
          <div className={styles.tools}>
            <Downloads token={token} />
            <Contents sections={sections} />
          </div>
          {sections.map((section, index) => (
            <Section key={section.block} section={section} number={index + 1} />
          ))}
          <Closing />
        </article>
      </Shell>
    </ReportContext>
  );
}
