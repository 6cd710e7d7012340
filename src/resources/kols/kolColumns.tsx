import { useTranslate } from 'react-admin';
import { totalFollowers } from '../../domain/kols/followers';
import type { KolListItem } from '../../domain/kols/types';
import type { KolType } from '../../domain/kols/values';
import { CartButton } from '../../ui/console/kols/CartButton';
import { Growth } from '../../ui/console/kols/Growth';
import { PriceRange } from '../../ui/console/kols/PriceRange';
import { SocialList } from '../../ui/console/kols/SocialList';
import { jobNames, useJobs } from '../../ui/console/kols/useJobs';
import type { Column } from '../../ui/console/list/columns';
import { StatusChip } from '../../ui/console/record/StatusChip';
import { Tags } from '../../ui/console/record/Tags';
import { InstantDay } from '../../ui/plain/Day';
import { Compact, Cost, Percent } from '../../ui/plain/Figure';
import { KolName } from './KolName';
import { LikeButton } from './LikeButton';
import { SectorTags } from './SectorTags';

/** From which width of the list on it has one figure of the scorecard more than the usual columns, and all three. */
const roomFor = { one: 1300, all: 1480 };

const columnsFor = (reduced: boolean, room: number): Column<KolListItem>[] => [
  { source: 'stage_name', label: 'kols.stage_name', sort: 'stage_name', render: (kol) => <KolName kol={kol} /> },
  {
    source: 'sectors',
    label: 'common.sectors',
    width: 140,
    optional: reduced ? true : 'wide',
    render: ({ sectors }) => <SectorTags sectors={sectors} />,
  },
  {
    source: 'socials',
    label: 'common.network',
    width: 302,
    render: ({ socials }) => <SocialList socials={socials} />,
  },
  {
    source: 'followers',
    label: 'kols.followers',
    width: 124,
    align: 'right',
    phone: 'hidden',
    sort: 'followers',
    render: ({ socials }) => <Compact value={totalFollowers(socials)} />,
  },
  {
    source: 'engagement_rate',
    label: 'kols.score.engagement_rate',
    width: 92,
    align: 'right',
    phone: 'hidden',
    extra: room < roomFor.one,
    sort: 'engagement_rate',
    render: ({ score }) => <Percent value={score?.engagement_rate} />,
  },
  {
    source: 'mean_views',
    label: 'kols.score.mean_views',
    width: 96,
    align: 'right',
    phone: 'hidden',
    extra: room < roomFor.all,
    sort: 'views',
    render: ({ score }) => <Compact value={score?.mean_views} />,
  },
  {
    source: 'growth',
    label: 'kols.score.growth',
    width: 108,
    align: 'right',
    phone: 'hidden',
    extra: room < roomFor.all,
    sort: 'growth',
    render: ({ score }) => <Growth value={score?.growth_90 ?? null} />,
  },
  { source: 'jobs', label: 'kols.jobs', width: 170, extra: true, render: ({ jobs }) => <JobTags codes={jobs} /> },
  { source: 'type', label: 'kols.type.label', width: 130, extra: true, render: ({ type }) => <TypeName type={type} /> },
  {
    source: 'create_date',
    label: 'common.created_at',
    width: 110,
    align: 'right',
    extra: true,
    phone: 'hidden',
    sort: 'date',
    render: ({ create_date }) => <InstantDay value={create_date} />,
  },
];

const staffColumns: Column<KolListItem>[] = [
  {
    source: 'cpe',
    label: 'kols.score.cpe',
    width: 100,
    align: 'right',
    extra: true,
    phone: 'hidden',
    sort: 'cpe',
    render: ({ score }) => <Cost value={score?.cpe} />,
  },
  {
    source: 'cpv',
    label: 'kols.score.cpv',
    width: 100,
    align: 'right',
    extra: true,
    phone: 'hidden',
    sort: 'cpv',
    render: ({ score }) => <Cost value={score?.cpv} />,
  },
  {
    source: 'booking_price_from',
    label: 'kols.price',
    width: 120,
    align: 'right',
    optional: true,
    render: (kol) => <PriceRange from={kol.booking_price_from} to={kol.booking_price_to} />,
  },
  {
    source: 'status',
    label: 'common.state',
    width: 116,
    phone: 'end',
    render: ({ status }) => status && <StatusChip kind="record" status={status} />,
  },
];

const likeColumn: Column<KolListItem> = {
  source: 'outstanding',
  label: 'kolList.outstanding',
  width: 72,
  align: 'center',
  phone: 'end',
  render: (kol) => <LikeButton kol={kol} />,
};

const cartColumn: Column<KolListItem> = {
  source: 'cart',
  label: 'cart.label',
  width: 72,
  align: 'right',
  phone: 'end',
  render: (kol) => <CartButton kol={kol} look="icon" />,
};

interface Shown {
  reduced: boolean;
  hasCart: boolean;
  /** Pixels the list is wide; 0 until they are known. */
  room: number;
}

/** Columns of the KOL list; prices, costs and states are withheld from the reduced view. */
export function kolColumns({ reduced, hasCart, room }: Shown): Column<KolListItem>[] {
  return [...columnsFor(reduced, room), ...(reduced ? [] : staffColumns), likeColumn, ...(hasCart ? [cartColumn] : [])];
}

/** Jobs by their names. */
function JobTags({ codes }: { codes: readonly string[] }) {
  return <Tags words={jobNames(codes, useJobs())} />;
}

/** A person, or a community group. */
function TypeName({ type }: { type: KolType }) {
  return useTranslate()(`kols.type.${type}`);
}
