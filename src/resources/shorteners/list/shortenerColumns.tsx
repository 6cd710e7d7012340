import type { Shortener } from '../../../domain/shorteners/types';
import type { Column } from '../../../ui/console/list/columns';
import { RecordLink } from '../../../ui/console/record/RecordLink';
import { InstantDay } from '../../../ui/plain/Day';
import { Count } from '../../../ui/plain/Figure';
import { Picture } from '../../../ui/plain/Picture';
import { hostAndRest } from '../address';
import { Course } from '../Course';
import { campaignPlace } from '../campaignPlace';
import { ShortAddress } from '../ShortAddress';
import { StateChip } from '../StateChip';
import styles from '../shorteners.module.css';

/** Columns of the short links. */
export const shortenerColumns: Column<Shortener>[] = [
  {
    source: 'label',
    label: 'shorteners.link',
    least: 230,
    sort: 'name',
    render: ({ label, slug }) => <span className={styles.name}>{label ?? `/s/${slug}`}</span>,
  },
  {
    source: 'short_url',
    label: 'shorteners.short_url',
    width: 'clamp(190px, 16cqi + 38px, 260px)',
    render: (link) => <ShortAddress link={link} />,
  },
  {
    source: 'original_url',
    label: 'shorteners.original_url',
    width: 'clamp(130px, 26cqi - 172px, 240px)',
    optional: 'wide',
    render: ({ original_url }) => <Target address={original_url} />,
  },
  {
    source: 'campaign',
    label: 'shorteners.campaign',
    width: 'clamp(130px, 14cqi + 34px, 200px)',
    optional: true,
    render: ({ campaign, post }) => <Place campaign={campaign} post={post} />,
  },
  {
    source: 'total_click',
    label: 'shorteners.clicks',
    width: 190,
    align: 'right',
    sort: 'clicks',
    phone: 'end',
    render: ({ total_click, course }) => (
      <span className={styles.clicks}>
        <Course days={course} />
        <Count value={total_click} />
      </span>
    ),
  },
  { source: 'state', label: 'shorteners.state_label', width: 130, render: ({ state }) => <StateChip state={state} /> },
  {
    source: 'created_at',
    label: 'common.created_at',
    width: 110,
    optional: 'wide',
    sort: 'date',
    phone: 'hidden',
    render: ({ created_at }) => <InstantDay value={created_at} />,
  },
];

function Target({ address }: { address: string }) {
  const { host, rest } = hostAndRest(address);
  return (
    <span className={styles.target} title={address}>
      <strong>{host}</strong>
      {rest}
    </span>
  );
}

function Place({ campaign, post }: Pick<Shortener, 'campaign' | 'post'>) {
  if (!campaign) return <span className={styles.muted}>–</span>;
  return (
    <span className={styles.place}>
      {post && <Picture src={post.kol.avatar} name={post.kol.stage_name} width={20} shape="circle" />}
      <RecordLink page="campaignView" id={campaign.id} parameters={campaignPlace(campaign)}>
        {campaign.name}
      </RecordLink>
    </span>
  );
}
