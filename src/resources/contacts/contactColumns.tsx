import type { ContactMessage } from '../../domain/contacts/types';
import type { Column } from '../../ui/console/list/columns';
import { Ago } from '../../ui/plain/Ago';
import styles from './contacts.module.css';

export const contactColumns: Column<ContactMessage>[] = [
  { source: 'name', label: 'contacts.name', width: 200, render: ({ name }) => <Line text={name} /> },
  {
    source: 'company',
    label: 'contacts.company',
    width: 180,
    optional: true,
    render: ({ company }) => <Line text={company ?? '–'} />,
  },
  {
    source: 'email',
    label: 'contacts.email',
    width: 220,
    optional: true,
    render: ({ email }) => <Line text={email} />,
  },
  {
    source: 'requirement',
    label: 'contacts.requirement',
    render: ({ requirement }) => <Line text={requirement} />,
  },
  {
    source: 'created_at',
    label: 'contacts.created_at',
    width: 160,
    phone: 'end',
    render: ({ created_at }) => <Ago value={created_at} />,
  },
];

function Line({ text }: { text: string }) {
  return (
    <span className={styles.line} title={text}>
      {text}
    </span>
  );
}
