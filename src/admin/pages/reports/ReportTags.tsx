import type { ReportDocument } from '../../../domain/reports/document';
import { TagResults } from '../../../ui/console/hashtags/TagResults';
import page from './report.module.css';
import { useReportWords } from './useReportWords';

const columns: ReadonlySet<string> = new Set(['tag', 'required', 'kol_count']);

/** Which required hashtags the posts bear, which posts lack one, and what posts got by hashtag. */
export function ReportTags({ report: { tags } }: { report: ReportDocument }) {
  const translate = useReportWords();
  // A report frozen before there was such a block has none.
  if (!tags) return null;
  return (
    <section className={page.section}>
      <h3>{translate('reportDocument.block.tags')}</h3>
      <TagResults
        told={tags}
        word={(name, values) =>
          translate(columns.has(name) ? `reportDocument.column.${name}` : `reportDocument.${name}`, values)
        }
      />
    </section>
  );
}
