import { useTranslate } from 'react-admin';
import type { CampaignPost } from '../../../domain/campaigns/types';
import { formatInstant } from '../../../domain/format';
import { postMetrics } from '../../../domain/networks';
import { useReducedView } from '../../../ui/console/access/useAccess';
import { Gallery } from '../../../ui/console/gallery/Gallery';
import { Fact, Facts } from '../../../ui/console/record/Fact';
import { Count } from '../../../ui/plain/Figure';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { PostLink } from '../PostLink';
import { FigureHistory } from './FigureHistory';
import styles from './parts.module.css';
import { ShortLink } from './ShortLink';

/** A post to be read; where its figures come from is the staff's to know. */
export function PostFacts({ post }: { post: CampaignPost }) {
  const translate = useTranslate();
  const reduced = useReducedView();
  const label = (field: string) => translate(`campaigns.post.${field}`);
  return (
    <div className={`${styles.sides} ${styles.read}`}>
      <div>
        <Facts>
          <Fact label={label('kol')}>{post.kol.stage_name}</Fact>
          <Fact label={label('url_post')} copy={post.url_post}>
            <NetworkIcon network={post.social_type} size={14} /> <PostLink url={post.url_post} text={null} />
          </Fact>
          <Fact label={label('post_time')}>{post.post_time && formatInstant(post.post_time)}</Fact>
          <Fact label={label('hashtags')}>{post.hashtags.map((tag) => `#${tag}`).join(' ')}</Fact>
          <Fact label={label('content')}>{post.content}</Fact>
          {post.thumbnail && (
            <Fact label={label('thumbnail')}>
              <Gallery urls={[post.thumbnail]} title={label('thumbnail')} />
            </Fact>
          )}
        </Facts>
        <ShortLink post={post} />
      </div>
      <div>
        <Facts>
          {postMetrics.map((metric) => (
            <Fact key={metric} label={label(metric)}>
              <Count value={post[metric]} />
            </Fact>
          ))}
        </Facts>
        {!reduced && <FigureHistory postId={post.id} />}
      </div>
    </div>
  );
}
