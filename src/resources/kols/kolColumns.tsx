import type { KolListItem } from '../../domain/kols/types';
import type { Column } from '../../ui/console/columns';
import { StatusChip } from '../../ui/console/StatusChip';
import { Tags } from '../../ui/console/Tags';
import { Compact } from '../../ui/plain/Figure';
import { KolName } from './KolName';
import { PriceRange } from './PriceRange';
import { SocialList } from './SocialList';
import { totalFollowers } from './totalFollowers';

const columns: Column<KolListItem>[] = [
  { source: 'stage_name', label: 'kols.stage_name', sort: 'stage_name', render: (kol) => <KolName kol={kol} /> },
  {
    source: 'sectors',
    label: 'common.sectors',
    width: 190,
    optional: true,
    render: ({ sectors }) => <Tags words={sectors.map((sector) => sector.name)} />,
  },
  {
    source: 'socials',
    label: 'common.network',
    width: 310,
    render: ({ socials }) => <SocialList socials={socials} />,
  },
  {
    source: 'followers',
    label: 'kols.followers',
    width: 120,
    align: 'right',
    phone: 'hidden',
    render: ({ socials }) => <Compact value={totalFollowers(socials)} />,
  },
];

const staffColumns: Column<KolListItem>[] = [
  {
    source: 'booking_price_from',
    label: 'kols.price',
    width: 126,
    align: 'right',
    optional: true,
    render: (kol) => <PriceRange from={kol.booking_price_from} to={kol.booking_price_to} />,
  },
  {
    source: 'status',
    label: 'common.state',
    width: 140,
    phone: 'end',
    render: ({ status }) => status && <StatusChip kind="record" status={status} />,
  },
];

/** Columns of the KOL list; prices and states are withheld from the reduced view. */
export function kolColumns(reduced: boolean): Column<KolListItem>[] {
  return reduced ? columns : [...columns, ...staffColumns];
}
