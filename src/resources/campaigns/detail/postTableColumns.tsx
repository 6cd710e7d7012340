import type { CampaignPost } from '../../../domain/campaigns/types';
import { formatInstant } from '../../../domain/format';
import type { PostMetric } from '../../../domain/networks';
import type { Column } from '../../../ui/console/list/columns';
import { ActiveChip } from '../../../ui/console/record/ActiveChip';
import { CopyButton } from '../../../ui/console/record/CopyButton';
import { NameCell } from '../../../ui/console/record/NameCell';
import { InstantDay } from '../../../ui/plain/Day';
import { Compact } from '../../../ui/plain/Figure';
import { PostLink } from '../PostLink';
import styles from './detail.module.css';
import { PostPicture } from './PostPicture';
import { PostSwitch } from './PostSwitch';

type PostColumn = Column<CampaignPost>;
type Translate = (key: string, values?: Record<string, unknown>) => string;

const metrics: readonly [PostMetric, number][] = [
  ['view', 76],
  ['reaction', 58],
  ['comment', 84],
  ['share', 64],
  ['brand_mention', 80],
];

function sourceOf({ metrics_source, metrics_at }: CampaignPost, translate: Translate): string | undefined {
  if (!metrics_source) return undefined;
  const source = translate(`social.source.${metrics_source}`);
  return translate('campaigns.post.taken', { source, at: formatInstant(metrics_at) });
}

const kol: PostColumn = {
  source: 'kol',
  label: 'campaigns.post.kol',
  least: 148,
  sort: 'stage_name',
  render: (post) => (
    <NameCell picture={post.kol.avatar} name={post.kol.stage_name} code={`#${post.sow_number}`} shape="circle" />
  ),
};

const post = (onLook: (id: string) => void, translate: Translate): PostColumn => ({
  source: 'url_post',
  label: 'campaigns.post.url_post',
  // What is left beside a name and the figures: a caption says more than a longer name.
  width: 'clamp(112px, 100cqi - 800px, 420px)',
  render: ({ id, kol, social_type, url_post, content, hashtags, shortened_link, is_active, thumbnail }) => (
    <span className={styles.post} title={[content, url_post].filter(Boolean).join('\n')}>
      <button
        type="button"
        className={styles.look}
        aria-label={translate('posts.look', { name: kol.stage_name })}
        onClick={() => onLook(id)}
      >
        <PostPicture src={thumbnail} network={social_type} />
      </button>
      <span className={styles.cut}>
        <PostLink url={url_post} text={content} />
        {hashtags.length > 0 && <small>{hashtags.map((tag) => `#${tag.replace(/^#/, '')}`).join(' ')}</small>}
      </span>
      {is_active === false && <ActiveChip active={false} label={translate('campaigns.post.inactive')} />}
      {shortened_link && (
        <CopyButton
          text={new URL(shortened_link, location.origin).href}
          label={translate('campaignDetail.post.copy_short')}
        />
      )}
    </span>
  ),
});

const time: PostColumn = {
  source: 'post_time',
  label: 'campaigns.post.post_time',
  width: 100,
  sort: 'post_time',
  phone: 'end',
  render: ({ post_time }) => <InstantDay value={post_time} />,
};

const source = (translate: Translate): PostColumn => ({
  source: 'metrics_at',
  label: 'campaigns.post.metrics_at',
  width: 104,
  extra: true,
  phone: 'hidden',
  render: (one) => (
    <span className={styles.muted} title={sourceOf(one, translate)}>
      {one.metrics_source ? translate(`social.source.${one.metrics_source}`) : '–'}
    </span>
  ),
});

/** Whether a post counts: to be switched, or to be read by those who ask for the column. */
const active = (mayChange: boolean, translate: Translate): PostColumn => ({
  source: 'is_active',
  label: 'campaigns.post.is_active',
  ...(mayChange
    ? { width: 64, phone: 'action', render: (one) => <PostSwitch post={one} /> }
    : { width: 112, extra: true, render: stateOf(translate) }),
});

const stateOf =
  (translate: Translate): PostColumn['render'] =>
  ({ is_active }) => (
    <ActiveChip
      active={is_active === true}
      label={translate(is_active ? 'campaigns.post.active' : 'campaigns.post.inactive')}
    />
  );

interface PostColumnsOf {
  /** Told whether a post counts. */
  isStaff: boolean;
  /** May say it. */
  change: boolean;
  /** Opens a post large. */
  onLook: (id: string) => void;
}

/** Columns of the post table; whether a post counts only for those who are told, as a switch for those who may say it. */
export function postTableColumns({ isStaff, change, onLook }: PostColumnsOf, translate: Translate): PostColumn[] {
  return [
    kol,
    post(onLook, translate),
    time,
    ...metrics.map(
      ([metric, width]): PostColumn => ({
        source: metric,
        label: `campaigns.post.${metric}`,
        width,
        align: 'right',
        sort: metric,
        withLabel: true,
        phone: metric === 'view' || metric === 'reaction' ? 'line' : 'hidden',
        render: (one) => <Compact value={one[metric]} />,
      }),
    ),
    ...(isStaff ? [active(change, translate)] : []),
    source(translate),
  ];
}
