import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { HashtagSearch as Found, HashtagSuggestion } from '../../../domain/hashtags/types';
import { withWords } from '../../../providers/pageWords';
import { useRead } from '../../../ui/console/data/useRead';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { Count } from '../../../ui/plain/Figure';
import { LateCode, late } from '../../../ui/plain/late';
import styles from '../hashtags.module.css';
import { FoundBrands } from './FoundBrands';
import { FoundKols } from './FoundKols';
import { FoundTags } from './FoundTags';
import { useTagPlace } from './useTagPlace';

const PostsDrawer = late(() =>
  withWords(['posts'], import('./PostsDrawer')).then((module) => ({ default: module.PostsDrawer })),
);
const TagBox = late(() => import('./TagBox').then((module) => ({ default: module.TagBox })));

/** Who used which hashtags: their numbers, KOLs and brands with their uses, and the posts of each (spec 1 §2). */
export function HashtagSearch() {
  const translate = useTranslate();
  const { tags, ask } = useTagPlace();
  return (
    <div className={styles.page}>
      <PageHeader title={translate('page.hashtag')} description={translate('hashtags.search.help')} />
      <LateCode fallback={<Skeleton variant="rounded" height={56} />}>
        <TagBox tags={tags} onChange={ask} />
      </LateCode>
      {tags.length > 0 ? <Results tags={tags} /> : <Start onAsk={(tag) => ask([tag])} />}
    </div>
  );
}

/** Nothing asked for yet: the most used ones to begin with. */
function Start({ onAsk }: { onAsk: (tag: string) => void }) {
  const translate = useTranslate();
  const { data } = useRead<HashtagSuggestion[]>('hashtagSuggestions', { query: { search: '' } });
  return (
    <EmptyState
      title={translate('hashtags.search.start')}
      hint={translate('hashtags.search.start_hint')}
      action={
        <ul className={styles.most} aria-label={translate('hashtags.search.most')}>
          {data?.map(({ id, tag, posts }) => (
            <li key={id}>
              <button type="button" onClick={() => onAsk(tag)}>
                #{tag} <Count value={posts} />
              </button>
            </li>
          ))}
        </ul>
      }
    />
  );
}

function Results({ tags }: { tags: readonly string[] }) {
  const translate = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const { data, error, isPlaceholderData, refetch } = useRead<Found>('hashtagSearch', {
    query: { hashtags: [...tags] },
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={320} aria-busy="true" />;
  const show = (whose: 'kol' | 'brand' | null, id?: string) =>
    setParameters((previous) => {
      const next = new URLSearchParams(previous);
      for (const name of ['kol', 'brand']) next.delete(name);
      if (whose && id) next.set(whose, id);
      return next;
    });
  const [kolId, brandId] = [parameters.get('kol'), parameters.get('brand')];
  const isUsed = data.kol_total + data.brand_total > 0;
  return (
    <div className={isPlaceholderData ? styles.stale : undefined} aria-busy={isPlaceholderData}>
      <FoundTags tags={data.hashtags} />
      {isUsed ? (
        <>
          <FoundKols kols={data.kols} total={data.kol_total} onPosts={(id) => show('kol', id)} />
          <FoundBrands brands={data.brands} total={data.brand_total} onPosts={(id) => show('brand', id)} />
        </>
      ) : (
        <EmptyState title={translate('hashtags.search.nobody')} hint={translate('hashtags.search.nobody_hint')} />
      )}
      {(kolId || brandId) && (
        <LateCode>
          <PostsDrawer
            key={kolId ?? brandId}
            tags={tags}
            kolId={kolId}
            brandId={brandId}
            name={
              data.kols.find(({ id }) => id === kolId)?.stage_name ??
              data.brands.find(({ id }) => id === brandId)?.name ??
              null
            }
            onClose={() => show(null)}
          />
        </LateCode>
      )}
    </div>
  );
}
