import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { KolBrand, KolBrands, KolHashtag } from '../../domain/hashtags/types';
import { mayOpen, pathTo } from '../../domain/routes';
import { useAccess } from '../../ui/console/access/useAccess';
import { useRead } from '../../ui/console/data/useRead';
import { Section } from '../../ui/console/record/Section';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { InstantDay } from '../../ui/plain/Day';
import { Count } from '../../ui/plain/Figure';
import { BrandCard, BrandCards } from './BrandCards';
import styles from './detail.module.css';

/** The brands whose hashtags a KOL bears, each with how often, and its hashtags of no brand (spec 1 §2 KOL detail). */
export function BrandTab({ kolId }: { kolId: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useRead<KolBrands>('kolBrandsFilter', { query: { kolId } });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={220} aria-busy="true" />;
  if (data.brands.length === 0 && data.hashtags.length === 0) {
    return <EmptyState title={translate('social.brands.empty')} hint={translate('social.brands.empty_hint')} />;
  }
  return (
    <>
      {data.brands.length > 0 && (
        <Section title={translate('social.brands.title')} description={translate('social.brands.hint')}>
          <BrandCards>
            {data.brands.map((brand) => (
              <BrandCard key={brand.id} brand={brand}>
                <BrandFacts brand={brand} />
              </BrandCard>
            ))}
          </BrandCards>
        </Section>
      )}
      {data.hashtags.length > 0 && (
        <Section title={translate('social.brands.others')} description={translate('social.brands.others_hint')}>
          <Hashtags hashtags={data.hashtags} />
        </Section>
      )}
    </>
  );
}

function BrandFacts({ brand }: { brand: KolBrand }) {
  const translate = useTranslate();
  const used = brand.hashtags.flatMap(({ last_used_at }) => last_used_at ?? []).sort();
  const last = used.at(-1);
  return (
    <>
      <span>
        {translate('social.brands.campaigns', { count: brand.campaign_total })}
        {last && (
          <>
            {' · '}
            {translate('social.brands.last')} <InstantDay value={last} />
          </>
        )}
      </span>
      <Hashtags hashtags={brand.hashtags} />
    </>
  );
}

function Hashtags({ hashtags }: { hashtags: readonly KolHashtag[] }) {
  const translate = useTranslate();
  const mayAsk = mayOpen('hashtag', useAccess());
  return (
    <ul className={styles.hashtags}>
      {hashtags.map(({ tag, posts }) => (
        <li key={tag} title={translate('social.brands.posts', { count: posts })}>
          {mayAsk ? <Link to={`${pathTo('hashtag')}?hashtags=${encodeURIComponent(tag)}`}>#{tag}</Link> : `#${tag}`}{' '}
          {posts > 0 && <Count value={posts} />}
        </li>
      ))}
    </ul>
  );
}
