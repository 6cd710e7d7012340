import { postMetrics } from '../../../domain/networks';
import type { ReportDocument } from '../../../domain/reports/document';
import { DataTable } from '../../../ui/plain/DataTable';
import { InstantDay } from '../../../ui/plain/Day';
import page from './report.module.css';
import { useReportWords } from './useReportWords';

/** How the figures came to be: what each metric rests on, and each formula. */
export function Method({ report: { method } }: { report: ReportDocument }) {
  const translate = useReportWords();
  if (!method) return null;
  const column = (name: string) => translate(`reportDocument.column.${name}`);
  return (
    <section className={page.section}>
      <h3>{translate('reportDocument.block.method')}</h3>
      <DataTable
        rows={postMetrics.map((name) => ({ name, ...method.metrics[name] }))}
        label={translate('reportDocument.coverage_table')}
        keyOf={({ name }) => name}
        moreLabel={(shown, total) => translate('lists.more', { shown, total })}
        columns={[
          { key: 'metric', label: column('metric'), cell: ({ name }) => translate(`campaigns.post.${name}`) },
          { key: 'known', label: column('known'), numeric: true, cell: ({ known, of }) => `${known} / ${of}` },
          {
            key: 'sources',
            label: column('sources'),
            cell: ({ by_source }) =>
              Object.entries(by_source)
                .map(([source, posts]) => `${translate(`social.source.${source}`)}: ${posts}`)
                .join(', ') || '–',
          },
          { key: 'oldest', label: column('oldest'), cell: ({ oldest }) => <InstantDay value={oldest} /> },
          { key: 'newest', label: column('newest'), cell: ({ newest }) => <InstantDay value={newest} /> },
        ]}
      />
      <dl className={page.formulas}>
        {method.formulas.map(({ figure, formula }) => (
          <div key={figure}>
            <dt>{translate(`reports.metric.${figure}`)}</dt>
            <dd>{translate(formula)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
