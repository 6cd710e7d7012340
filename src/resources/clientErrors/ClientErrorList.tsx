import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ClientError } from '../../domain/clientErrors/types';
import { FilterBar } from '../../ui/console/list/FilterBar';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { ListTable } from '../../ui/console/list/ListTable';
import { NothingHere } from '../../ui/console/list/NothingHere';
import { Pager } from '../../ui/console/list/Pager';
import { SearchInput } from '../../ui/console/list/SearchInput';
import { useListParams } from '../../ui/console/list/useListParams';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { ClientErrorDrawer } from './ClientErrorDrawer';
import { clientErrorColumns } from './clientErrorColumns';

/** What failed in people's browsers, the last met first; each opens beside the list, its address kept. */
export function ClientErrorList() {
  const translate = useTranslate();
  const params = useListParams();
  const [parameters, setParameters] = useSearchParams();
  const open = parameters.get('error');
  const withError = (id: string | null) => {
    const next = new URLSearchParams(parameters);
    if (id) next.set('error', id);
    else next.delete('error');
    return next;
  };
  return (
    <ListFrame resource="clientErrors" params={params}>
      <ListHeader title={translate('page.client_errors')} description={translate('clientErrors.help')} />
      <FilterBar
        filters={[]}
        params={params}
        start={<SearchInput params={params} label="clientErrors.search" />}
        end={<Pager />}
      />
      <ListTable<ClientError>
        columns={clientErrorColumns}
        label="page.client_errors"
        rowHref={({ id }) => `?${withError(id)}`}
        empty={
          params.search ? (
            <NothingHere params={params} title={translate('clientErrors.none')} />
          ) : (
            <EmptyState title={translate('clientErrors.none')} hint={translate('clientErrors.none_hint')} />
          )
        }
      />
      {open && <ClientErrorDrawer id={open} onClose={() => setParameters(withError(null))} />}
    </ListFrame>
  );
}
