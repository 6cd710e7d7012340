import { useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import { auditActions, auditEntities } from '../../domain/audit/values';
import type { PersonRef } from '../../domain/campaigns/types';
import { useAccess } from '../../ui/console/access/useAccess';
import { FilterBar } from '../../ui/console/list/FilterBar';
import type { FilterDefinition } from '../../ui/console/list/filters';
import { Pager } from '../../ui/console/list/Pager';
import type { ListParams } from '../../ui/console/list/useListParams';
import { useLongOptions } from '../../ui/console/useOptions';

const fullName = (person: PersonRef) => person.fullname;

/** Query parameters of the audit page beside paging. */
export const auditFilterNames = ['actor_id', 'action', 'entity', 'from', 'to'] as const;

/** Who, what, which kind of record, from when to when. */
export function AuditFilters({ params }: { params: ListParams }) {
  const translate = useTranslate();
  const mayPick = can(useAccess(), 'user_management', 'r_employees');
  const { options: people, onOpen } = useLongOptions<PersonRef>('employees', fullName, {
    chosen: params.filters.actor_id ?? [],
    enabled: mayPick,
  });
  const filters: FilterDefinition[] = [
    {
      source: 'action',
      label: 'audit.what',
      kind: 'one',
      options: auditActions.map((value) => ({ value, label: translate(`audit.action.${value}`) })),
    },
    {
      source: 'entity',
      label: 'audit.entity_label',
      kind: 'one',
      options: auditEntities.map((value) => ({ value, label: translate(`audit.entity.${value}`) })),
    },
    { source: 'from', label: 'audit.from', kind: 'day' },
    { source: 'to', label: 'audit.to', kind: 'day' },
  ];
  if (mayPick) filters.unshift({ source: 'actor_id', label: 'audit.who', kind: 'one', options: people, onOpen });
  return <FilterBar filters={filters} params={params} end={<Pager />} />;
}
