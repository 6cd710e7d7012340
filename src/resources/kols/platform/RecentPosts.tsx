import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import type { KolDetail } from '../../../domain/kols/types';
import type { Network } from '../../../domain/networks';
import { takenOf } from '../../../domain/social/rules';
import type { ChannelPost } from '../../../domain/social/types';
import { withWords } from '../../../providers/pageWords';
import { rowsOrCards, useRememberedView } from '../../../ui/console/list/useRememberedView';
import { ViewToggle } from '../../../ui/console/list/ViewToggle';
import { postView } from '../../../ui/console/posts/postView';
import { Section } from '../../../ui/console/record/Section';
import { TakenNote } from '../../../ui/console/record/TakenNote';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { LateCode, late } from '../../../ui/plain/late';
import { PostTotals } from './PostTotals';
import styles from './posts.module.css';
import { RecentTable } from './RecentTable';
import { useTicks } from './useTicks';

const RecentGallery = late(() =>
  withWords(['posts'], import('./RecentGallery')).then((module) => ({ default: module.RecentGallery })),
);

interface RecentPostsProps {
  kol: KolDetail;
  posts: readonly ChannelPost[];
  network: Network;
  /** Reduced roles see the totals of all of them instead. */
  mayTick: boolean;
}

/** The recent posts with the figures their network publishes, and the totals of the ticked ones (spec 1 §2 KOL detail). */
export function RecentPosts({ kol, posts, network, mayTick }: RecentPostsProps) {
  const translate = useTranslate();
  const [view, setView] = useRememberedView(postView);
  const ticks = useTicks(posts);
  const title = translate('social.posts.title');
  if (posts.length === 0) {
    return (
      <Section title={title}>
        <EmptyState title={translate('social.posts.empty')} hint={translate('social.posts.empty_hint')} />
      </Section>
    );
  }
  const taken = takenOf(mayTick ? ticks.ticked : posts);
  const shown = { posts, network, ticks: mayTick ? ticks : null };
  return (
    <Section
      title={title}
      actions={
        <div className={styles.tools}>
          <TakenNote at={taken.at} sources={taken.sources} />
          <ViewToggle views={rowsOrCards} view={view} onChange={setView} />
        </div>
      }
    >
      {view === 'grid' ? (
        <>
          <PostTotals {...shown} />
          <LateCode fallback={<Skeleton variant="rounded" height={400} />}>
            <RecentGallery posts={posts} of={{ kol, social_type: network }} ticks={shown.ticks} />
          </LateCode>
        </>
      ) : (
        <RecentTable {...shown} />
      )}
    </Section>
  );
}
