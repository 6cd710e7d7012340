import Skeleton from '@mui/material/Skeleton';
import { useGetList, useTranslate } from 'react-admin';
import type { ContactMessage } from '../../domain/contacts/types';
import { formatInstant } from '../../domain/format';
import { SideDrawer } from '../../ui/console/form/SideDrawer';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { MailLink } from '../../ui/console/record/MailLink';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { ErrorState } from '../../ui/console/state/ErrorState';
import styles from './contacts.module.css';

/** One message with all of it, and a way to answer. */
export function ContactDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<ContactMessage>(
    'contacts',
    { pagination: { page: 1, perPage: 1 }, filter: { ids: [id] } },
    { retry: false },
  );
  const found = data?.[0];
  return (
    <SideDrawer title={found?.name ?? translate('contacts.requirement')} onClose={onClose}>
      {error && <ErrorState error={error} onRetry={() => refetch()} />}
      {!error && !data && (
        <div aria-busy="true">
          <Skeleton height={24} width="60%" />
          <Skeleton height={200} />
        </div>
      )}
      {data && !found && <EmptyState title={translate('contacts.gone')} />}
      {found && <Details message={found} />}
    </SideDrawer>
  );
}

function Details({ message }: { message: ContactMessage }) {
  const translate = useTranslate();
  const { email, position, company, requirement, created_at } = message;
  const word = (name: string) => translate(`contacts.${name}`);
  return (
    <div className={styles.details}>
      <p className={styles.text}>{requirement}</p>
      <Facts>
        <Fact label={word('email')} copy={email}>
          <MailLink address={email} />
        </Fact>
        <Fact label={word('position')}>{position}</Fact>
        <Fact label={word('company')}>{company}</Fact>
        <Fact label={word('created_at')}>{formatInstant(created_at)}</Fact>
      </Facts>
    </div>
  );
}
