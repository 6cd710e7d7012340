import type { KolListItem } from '../../../domain/kols/types';
import { WaitingKind } from '../../../ui/console/approval/WaitingKind';
import { SocialList } from '../../../ui/console/kols/SocialList';
import type { Column } from '../../../ui/console/list/columns';
import { InstantDay } from '../../../ui/plain/Day';
import { KolName } from '../KolName';
import { SectorTags } from '../SectorTags';

/** Columns of the KOLs that wait for approval. */
export const approvalColumns: Column<KolListItem>[] = [
  { source: 'stage_name', label: 'kols.stage_name', sort: 'stage_name', render: (kol) => <KolName kol={kol} /> },
  {
    source: 'pending_edit',
    label: 'approval.kind.label',
    width: 150,
    phone: 'end',
    render: ({ pending_edit }) => <WaitingKind isEdit={pending_edit === true} />,
  },
  {
    source: 'sectors',
    label: 'common.sectors',
    width: 200,
    optional: true,
    render: ({ sectors }) => <SectorTags sectors={sectors} />,
  },
  {
    source: 'socials',
    label: 'common.network',
    width: 310,
    optional: 'wide',
    phone: 'line',
    render: ({ socials }) => <SocialList socials={socials} />,
  },
  {
    source: 'create_date',
    label: 'common.created_at',
    sort: 'date',
    width: 130,
    phone: 'hidden',
    render: ({ create_date }) => <InstantDay value={create_date} />,
  },
];
