import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ContactMessage } from '../../domain/contacts/types';
import { FilterBar } from '../../ui/console/list/FilterBar';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { ListTable } from '../../ui/console/list/ListTable';
import { NothingHere } from '../../ui/console/list/NothingHere';
import { Pager } from '../../ui/console/list/Pager';
import { SearchInput } from '../../ui/console/list/SearchInput';
import { useListParams } from '../../ui/console/list/useListParams';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { ContactDrawer } from './ContactDrawer';
import { contactColumns } from './contactColumns';

/** What visitors wrote on the contact page, the newest first; each opens beside the list, its address kept. */
export function ContactList() {
  const translate = useTranslate();
  const params = useListParams();
  const [parameters, setParameters] = useSearchParams();
  const open = parameters.get('message');
  const withMessage = (id: string | null) => {
    const next = new URLSearchParams(parameters);
    if (id) next.set('message', id);
    else next.delete('message');
    return next;
  };
  return (
    <ListFrame resource="contacts" params={params}>
      <ListHeader title={translate('page.contacts')} description={translate('contacts.help')} />
      <FilterBar
        filters={[]}
        params={params}
        start={<SearchInput params={params} label="contacts.search" />}
        end={<Pager />}
      />
      <ListTable<ContactMessage>
        columns={contactColumns}
        label="page.contacts"
        rowHref={({ id }) => `?${withMessage(id)}`}
        empty={
          params.search ? (
            <NothingHere params={params} title={translate('contacts.none')} />
          ) : (
            <EmptyState title={translate('contacts.none')} hint={translate('contacts.none_hint')} />
          )
        }
      />
      {open && <ContactDrawer id={open} onClose={() => setParameters(withMessage(null))} />}
    </ListFrame>
  );
}
