import type { RequestListItem } from '../../domain/requests/types';
import type { Column } from '../../ui/console/list/columns';
import { StatusChip } from '../../ui/console/record/StatusChip';
import { InstantDay, Period } from '../../ui/plain/Day';
import { Money } from '../../ui/plain/Figure';
import { Picture } from '../../ui/plain/Picture';
import { PictureStack } from '../../ui/plain/PictureStack';
import styles from './requests.module.css';

type RequestColumn = Column<RequestListItem>;

const shownKols = 3;

const common: RequestColumn[] = [
  {
    source: 'request_name',
    label: 'requests.field.request_name',
    sort: 'name',
    render: (request) => <RequestName request={request} />,
  },
  {
    source: 'request_status',
    label: 'common.state',
    width: 162,
    phone: 'end',
    render: ({ request_status }) => <StatusChip kind="request" status={request_status} />,
  },
  {
    source: 'data_kols',
    label: 'requests.field.kols',
    width: 112,
    phone: 'action',
    render: ({ data_kols, kol_total }) =>
      kol_total === 0 ? (
        '–'
      ) : (
        <PictureStack
          people={data_kols.map((kol) => ({ id: kol.id, name: kol.stage_name, picture: kol.avatar }))}
          total={kol_total}
          max={shownKols}
        />
      ),
  },
  {
    source: 'period',
    label: 'requests.field.period',
    // One day over the other where all columns would not fit.
    width: 'clamp(116px, 33cqi - 160px, 184px)',
    render: ({ request_start_date, request_end_date }) => (
      <span className={styles.period}>
        <Period from={request_start_date} to={request_end_date} />
      </span>
    ),
  },
  {
    source: 'request_budget',
    label: 'requests.field.request_budget',
    width: 104,
    align: 'right',
    render: ({ request_budget }) => <Money value={request_budget} compact />,
  },
  {
    source: 'request_date',
    label: 'requests.field.request_date',
    width: 104,
    sort: 'date',
    optional: true,
    phone: 'hidden',
    render: ({ request_date }) => <InstantDay value={request_date} />,
  },
];

const person: RequestColumn = {
  source: 'person_in_charge',
  label: 'requests.field.person_in_charge',
  width: 'clamp(110px, 12cqi + 29px, 190px)',
  phone: 'hidden',
  render: ({ person_in_charge }) =>
    person_in_charge ? <span title={person_in_charge.email}>{person_in_charge.fullname}</span> : '–',
};

/** Columns of the list of requests; who is responsible only where the answer says so. */
export function requestColumns({ withPerson }: { withPerson: boolean }): RequestColumn[] {
  return withPerson ? [...common, person] : common;
}

/** What is asked for, and for which brand. */
function RequestName({ request }: { request: RequestListItem }) {
  const { request_name, brand_name, brand_cover_image } = request;
  return (
    <span className={styles.name} title={`${request_name} · ${brand_name}`}>
      <Picture src={brand_cover_image} name={brand_name} width={26} />
      <span className={styles.words}>
        <span>{request_name}</span>
        <small>{brand_name}</small>
      </span>
    </span>
  );
}
