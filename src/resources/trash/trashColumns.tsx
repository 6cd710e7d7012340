import { useTranslate } from 'react-admin';
import { isUndoneReason } from '../../domain/imports';
import type { TrashItem } from '../../domain/trash/types';
import type { Column } from '../../ui/console/list/columns';
import { Chip } from '../../ui/console/record/Chip';
import { NameCell } from '../../ui/console/record/NameCell';
import { Ago } from '../../ui/plain/Ago';
import { RestoreButton } from './RestoreButton';
import type { Refused } from './RestoreQuestion';

/** From here on the days left are worth a warning. */
const fewDays = 3;

function Kind({ kind }: Pick<TrashItem, 'kind'>) {
  const translate = useTranslate();
  return <>{translate(`trash.kind.${kind}`)}</>;
}

function DaysLeft({ days_left }: Pick<TrashItem, 'days_left'>) {
  const translate = useTranslate();
  const label = translate('trash.days', { count: days_left, smart_count: days_left });
  return days_left > fewDays ? label : <Chip tone="warn" label={label} />;
}

function Reason({ reason }: Pick<TrashItem, 'reason'>) {
  const translate = useTranslate();
  const words = reason && isUndoneReason(reason) ? translate('common.import_undone') : reason;
  return <span title={words ?? ''}>{words ?? '–'}</span>;
}

/** Columns of the trash; `ask` opens what has to be said before a record can come back. */
export const trashColumns = (ask: (refused: Refused) => void): Column<TrashItem>[] => [
  {
    source: 'name',
    label: 'trash.name',
    sort: 'name',
    render: ({ kind, ...item }) => <NameCell {...item} shape={kind === 'kol' ? 'circle' : 'rounded'} />,
  },
  { source: 'kind', label: 'trash.what', width: 120, render: (item) => <Kind {...item} /> },
  {
    source: 'reason',
    label: 'trash.reason',
    width: 200,
    optional: 'wide',
    render: ({ reason }) => <Reason reason={reason} />,
  },
  {
    source: 'deleted_by',
    label: 'trash.who',
    width: 160,
    optional: true,
    phone: 'line',
    withLabel: true,
    render: ({ deleted_by }) => deleted_by?.fullname ?? '–',
  },
  {
    source: 'deleted_at',
    label: 'trash.when',
    width: 150,
    sort: 'date',
    withLabel: true,
    render: ({ deleted_at }) => <Ago value={deleted_at} />,
  },
  {
    source: 'days_left',
    label: 'trash.left',
    width: 110,
    phone: 'end',
    withLabel: true,
    render: (item) => <DaysLeft {...item} />,
  },
  {
    source: 'restore',
    label: 'trash.restore',
    width: 140,
    phone: 'action',
    render: (item) => <RestoreButton item={item} ask={ask} />,
  },
];
