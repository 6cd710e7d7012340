import { dayOf } from '../../../domain/dates';
import { cardMetrics, type PostFigures } from '../../../domain/postFigures';
import type { ReportDocument, ReportPost } from '../../../domain/reports/document';
import { PostCard } from '../../../ui/console/posts/PostCard';
import { PostGrid } from '../../../ui/console/posts/PostGrid';
import { PostLook } from '../../../ui/console/posts/PostLook';
import type { ShownPost } from '../../../ui/console/posts/shownPost';
import { useLook } from '../../../ui/console/posts/useLook';
import { Compact } from '../../../ui/plain/Figure';
import posts from './posts.module.css';
import { useReportWords } from './useReportWords';

interface BestPostsProps {
  report: ReportDocument;
  best: readonly { post: ReportPost; value: number }[];
}

/** The best posts by the metric the report ranks by, from the first on. */
export function BestPosts({ report, best }: BestPostsProps) {
  const translate = useReportWords();
  const look = useLook();
  const metric = translate(`reports.metric.${report.scorecard}`).toLowerCase();
  // A report of an earlier day must not tell what came after it.
  const isOfNow = !report.frozen && report.as_of === dayOf(new Date());
  const shown = best.map(({ post, value }) => ({ ...shownPost(post), value }));
  return (
    <div className={posts.gallery}>
      <PostGrid
        posts={shown}
        label={translate('reportDocument.best_posts')}
        room="small"
        ranked
        card={(post) => (
          <PostCard post={post} onLook={() => look.open(post.id)}>
            <span className={posts.score}>
              <strong>
                <Compact value={post.value} />
              </strong>{' '}
              {metric}
            </span>
          </PostCard>
        )}
      />
      <PostLook look={look} posts={shown} course={() => (isOfNow ? 'postCourse' : null)} />
    </div>
  );
}

/** A post of the report with the figures it counts. */
function shownPost({ metrics, ...post }: ReportPost): ShownPost {
  const readings = cardMetrics.flatMap((metric) => metrics[metric] ?? []);
  const figures = Object.fromEntries(cardMetrics.map((metric) => [metric, metrics[metric]?.value ?? null]));
  const metrics_at =
    readings
      .map(({ captured_at }) => captured_at)
      .sort()
      .at(-1) ?? null;
  return { ...post, ...(figures as Omit<PostFigures, 'metrics_at'>), metrics_at };
}
