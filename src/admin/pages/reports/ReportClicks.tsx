import type { PostClicks } from '../../../domain/reports/clicks';
import type { ReportDocument } from '../../../domain/reports/document';
import { Tile, TileFigure, Tiles } from '../../../ui/console/Tiles';
import { DataTable } from '../../../ui/plain/DataTable';
import { Cost, Count } from '../../../ui/plain/Figure';
import { PostLink } from './PostLink';
import page from './report.module.css';
import { useReportWords } from './useReportWords';

const firstRows = 15;

/** Clicks on the posts' short links, and for staff what one cost. */
export function ReportClicks({ report: { clicks } }: { report: ReportDocument }) {
  const translate = useReportWords();
  // A report frozen before there was such a block has none.
  if (!clicks) return null;
  return (
    <section className={page.section}>
      <h3>{translate('reportDocument.block.clicks')}</h3>
      <Tiles>
        <Tile label={translate('reportDocument.clicks')}>
          <TileFigure>
            <Count value={clicks.clicks} />
          </TileFigure>
        </Tile>
        <Tile label={translate('reportDocument.linked_posts')}>
          <TileFigure>{translate('reportDocument.of_posts', { known: clicks.known, of: clicks.of })}</TileFigure>
        </Tile>
        {clicks.cost_per_click !== undefined && (
          <Tile label={translate('reportDocument.cost.cost_per_click')}>
            <TileFigure>
              <Cost value={clicks.cost_per_click} />
            </TileFigure>
          </Tile>
        )}
      </Tiles>
      <DataTable<PostClicks>
        rows={clicks.posts}
        label={translate('reportDocument.clicks_table')}
        keyOf={({ post_id }) => post_id}
        step={firstRows}
        moreLabel={(shown, total) => translate('lists.more', { shown, total })}
        columns={[
          { key: 'kol', label: translate('reports.kol'), cell: (post) => <PostLink post={post} /> },
          {
            key: 'clicks',
            label: translate('reportDocument.column.clicks'),
            numeric: true,
            cell: ({ clicks: own }) => <Count value={own} />,
          },
        ]}
      />
    </section>
  );
}
