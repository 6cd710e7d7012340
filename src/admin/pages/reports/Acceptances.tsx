import type { ReportDocument } from '../../../domain/reports/document';
import { Gallery } from '../../../ui/console/gallery/Gallery';
import page from './report.module.css';
import { useReportWords } from './useReportWords';

/** What was accepted, with its pictures. */
export function Acceptances({ report: { acceptances } }: { report: ReportDocument }) {
  const translate = useReportWords();
  if (acceptances.length === 0) return null;
  return (
    <section className={page.section}>
      <h3>{translate('reportDocument.block.acceptance')}</h3>
      {acceptances.map(({ id, title, kol, post_type, images }) => (
        <article key={id} className={page.finding}>
          <h4>{title}</h4>
          <p className={page.help}>
            {kol.stage_name} · {translate(`campaigns.acceptance.type.${post_type}`)}
          </p>
          {images.length > 0 && <Gallery urls={images} title={title} />}
        </article>
      ))}
    </section>
  );
}
