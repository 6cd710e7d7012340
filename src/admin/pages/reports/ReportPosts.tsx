import Skeleton from '@mui/material/Skeleton';
import { type PostMetric, postMetrics } from '../../../domain/networks';
import type { ReportDocument, ReportPost } from '../../../domain/reports/document';
import { withWords } from '../../../providers/pageWords';
import { DataTable } from '../../../ui/plain/DataTable';
import { InstantDay } from '../../../ui/plain/Day';
import { Compact } from '../../../ui/plain/Figure';
import { LateCode, late } from '../../../ui/plain/late';
import { MetricSwitch, useShownMetrics } from './MetricSwitch';
import { PostLink } from './PostLink';
import page from './report.module.css';
import { useReportWords } from './useReportWords';

const BestPosts = late(() =>
  withWords(['posts'], import('./BestPosts')).then((module) => ({ default: module.BestPosts })),
);

const firstRows = 25;
/** Metrics that stand beside KOL and day without being cut off. */
const fitting = 6;

/** The best posts with their pictures, and all posts as a table. */
export function ReportPosts({ report }: { report: ReportDocument }) {
  const translate = useReportWords();
  const byId = new Map(report.posts.map((post) => [post.id, post]));
  const best = report.best_posts.flatMap(({ post_id, value }) => {
    const post = byId.get(post_id);
    return post ? { post, value } : [];
  });
  return (
    <section className={page.section}>
      <h3>{translate('reportDocument.block.posts')}</h3>
      {best.length > 0 && <h4>{translate('reportDocument.best_posts')}</h4>}
      <LateCode fallback={<Skeleton variant="rounded" height={400} />}>
        {best.length > 0 && <BestPosts report={report} best={best} />}
      </LateCode>
      <PostRows rows={report.posts} />
    </section>
  );
}

function PostRows({ rows }: { rows: readonly ReportPost[] }) {
  const translate = useReportWords();
  const { shown, toggle } = useShownMetrics('posts', postMetrics, fitting);
  const labelOf = (metric: PostMetric) => translate(`campaigns.post.${metric}`);
  const value = (metric: PostMetric) => ({
    key: metric,
    label: labelOf(metric),
    numeric: true,
    cell: ({ metrics }: ReportPost) => <Compact value={metrics[metric]?.value ?? null} />,
  });
  return (
    <>
      <MetricSwitch metrics={postMetrics} shown={shown} toggle={toggle} labelOf={labelOf} />
      <DataTable
        rows={rows}
        label={translate('reportDocument.posts_table')}
        keyOf={({ id }) => id}
        step={firstRows}
        moreLabel={(shown, total) => translate('lists.more', { shown, total })}
        columns={[
          {
            key: 'kol',
            label: translate('reports.kol'),
            cell: (post) => <PostLink post={post} />,
          },
          {
            key: 'post_time',
            label: translate('campaigns.post.post_time'),
            cell: ({ post_time }) => <InstantDay value={post_time} />,
          },
          ...shown.map(value),
        ]}
      />
    </>
  );
}
