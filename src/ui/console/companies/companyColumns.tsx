import { saysItWaits } from '../../../domain/approvals/creator';
import type { Brand } from '../../../domain/brands/types';
import type { PersonRef } from '../../../domain/campaigns/types';
import type { RecordStatus } from '../../../domain/companies/values';
import type { SectorRef } from '../../../domain/kols/types';
import { isReduced } from '../../../domain/roles';
import type { Me } from '../../../domain/users/types';
import { InstantDay } from '../../plain/Day';
import { Count } from '../../plain/Figure';
import { WaitingKind } from '../approval/WaitingKind';
import type { Column } from '../list/columns';
import { NameCell } from '../record/NameCell';
import { StatusChip } from '../record/StatusChip';
import { TwoLines } from '../record/TwoLines';
import { SectorTags } from './sectors';

interface Company {
  logo: string | null;
  name: string;
  /** Customers' alone: `name` is then the legal one. */
  trading_name?: string;
  code: string;
  sectors: SectorRef[];
  created_at: string;
  status: RecordStatus;
  pending_edit?: boolean;
  createdBy?: PersonRef | null;
}

/** Logo, name and code of a customer or brand, a customer by its trading name; `label` is an i18n key. */
export function companyColumn(label: string): Column<Company> {
  return {
    source: 'name',
    label,
    sort: 'name',
    render: ({ logo, name, trading_name, code }) =>
      trading_name && trading_name !== name ? (
        <NameCell picture={logo} name={trading_name} legalName={name} code={code} />
      ) : (
        <NameCell picture={logo} name={name} code={code} />
      ),
  };
}

/** Whose brand it is. */
export const customerColumn: Column<Pick<Brand, 'customer'>> = {
  source: 'customer',
  label: 'brands.customer',
  width: '22%',
  render: ({ customer }) => <TwoLines text={customer?.name} />,
};

/** What a customer or brand is about. */
export const sectorsColumn: Column<Company> = {
  source: 'sectors',
  label: 'common.sectors',
  width: 212,
  optional: true,
  render: ({ sectors }) => <SectorTags sectors={sectors} />,
};

/** How many there are of something, such as `campaign_total`; `label` is an i18n key. */
export function totalColumn<K extends string>(source: K, label: string): Column<Record<K, number>> {
  return {
    source,
    label,
    width: 104,
    align: 'right',
    phone: 'hidden',
    render: (record) => <Count value={record[source]} />,
  };
}

const createdColumn: Column<Company> = {
  source: 'created_at',
  label: 'common.created_at',
  width: 110,
  sort: 'date',
  optional: true,
  render: ({ created_at }) => <InstantDay value={created_at} />,
};

/** What an approval list says of a customer or brand that waits. */
export const waitingColumns: Column<Company>[] = [
  {
    source: 'pending_edit',
    label: 'approval.kind.label',
    width: 150,
    phone: 'end',
    render: ({ pending_edit }) => <WaitingKind isEdit={pending_edit === true} />,
  },
  sectorsColumn,
  createdColumn,
];

/** Since when there is the record, and whether it is approved. */
export const recordColumns: Column<Company>[] = [
  createdColumn,
  {
    source: 'status',
    label: 'common.state',
    width: 140,
    phone: 'end',
    render: ({ status }) => <StatusChip kind="record" status={status} />,
  },
];

/** Who has added the record; clients are not told, the account role only that it waits (spec 2 §6 Account role). */
export function creatorColumn(me: Pick<Me, 'type' | 'roles'>): Column<Company>[] {
  if (isReduced(me)) return [];
  return [
    {
      source: 'createdBy',
      label: 'common.created_by',
      width: 120,
      optional: 'wide',
      render: (company) =>
        saysItWaits(me, company) ? (
          <StatusChip kind="record" status="pending" />
        ) : (
          <TwoLines text={company.createdBy?.fullname} />
        ),
    },
  ];
}
