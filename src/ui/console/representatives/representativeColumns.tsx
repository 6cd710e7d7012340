import { unknownText } from '../../../domain/format';
import type { Representative } from '../../../domain/representatives/types';
import { Picture } from '../../plain/Picture';
import type { Column } from '../list/columns';
import { CopyButton } from '../record/CopyButton';
import { RoleBadge } from '../record/RoleBadge';
import { RepresentativeActions } from './RepresentativeActions';
import { RepresentativeState } from './RepresentativeState';
import { RepresentativeSwitch } from './RepresentativeSwitch';
import styles from './representatives.module.css';

const facts: Column<Representative>[] = [
  {
    source: 'fullname',
    label: 'representatives.field.fullname',
    render: ({ fullname, position }) => <PersonCell name={fullname} position={position} />,
  },
  {
    source: 'email',
    label: 'common.email',
    width: 220,
    render: ({ email }) => <Mail address={email} />,
  },
  {
    source: 'phone',
    label: 'common.phone',
    width: 132,
    optional: 'wide',
    render: ({ phone }) => phone ?? unknownText,
  },
  {
    source: 'roles',
    label: 'representatives.field.roles',
    width: 98,
    optional: 'wide',
    phone: 'hidden',
    render: ({ roles: [name], roleName }) =>
      name && roleName ? <RoleBadge role={{ name, name_display: roleName }} /> : unknownText,
  },
];

interface Allowed {
  /** The customer or brand, by name. */
  company: string;
  mayChange: boolean;
  mayEnd: boolean;
}

/** Columns of those who stand for a customer or brand, with what this person may do about each. */
export function representativeColumns({ company, mayChange, mayEnd }: Allowed): Column<Representative>[] {
  const state: Column<Representative> = {
    source: 'active',
    label: 'common.state',
    width: 160,
    phone: 'end',
    render: (person) =>
      mayChange ? <RepresentativeSwitch person={person} company={company} /> : <RepresentativeState person={person} />,
  };
  const actions: Column<Representative> = {
    source: 'actions',
    label: 'representatives.actions',
    width: 104,
    align: 'right',
    phone: 'action',
    render: (person) => (
      <RepresentativeActions person={person} company={company} mayChange={mayChange} mayEnd={mayEnd} />
    ),
  };
  return [...facts, state, ...(mayChange || mayEnd ? [actions] : [])];
}

function Mail({ address }: { address: string }) {
  return (
    <span className={styles.mail}>
      <a href={`mailto:${address}`} title={address}>
        {address}
      </a>
      <span className={styles.copy}>
        <CopyButton text={address} />
      </span>
    </span>
  );
}

/** The person's name, and their position where there is room for it. */
function PersonCell({ name, position }: { name: string; position: string | null }) {
  return (
    <span className={styles.person} title={position ? `${name} · ${position}` : name}>
      <Picture src={null} name={name} width={26} shape="circle" />
      <span className={styles.name}>{name}</span>
      {position && <span className={styles.position}>{position}</span>}
    </span>
  );
}
