import { useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import { useAccess } from '../access/useAccess';
import { FilterBar } from '../list/FilterBar';
import { ListFrame } from '../list/ListFrame';
import { Pager } from '../list/Pager';
import { useListParams } from '../list/useListParams';
import type { Tab } from '../record/Tabs';
import { HistoryList } from './HistoryList';

/** The last tab of a record's page, where the trail may be read; none otherwise. */
export function useHistoryTab(entity: string, id: string): Tab[] {
  const translate = useTranslate();
  const access = useAccess();
  if (!can(access, 'permission_management', 'r')) return [];
  return [{ key: 'history', label: translate('audit.history'), content: <HistoryTab entity={entity} id={id} /> }];
}

/** What was done to one record and its parts: the last tab of its page, for those who may read the trail. */
function HistoryTab({ entity, id }: { entity: string; id: string }) {
  const params = useListParams();
  return (
    <ListFrame resource="audit" params={params} filter={{ entity, entity_id: id }} embedded>
      <FilterBar filters={[]} params={params} end={<Pager />} />
      <HistoryList subjectOf={(entry) => entry.entity !== entity && <span>{entry.entity_name}</span>} />
    </ListFrame>
  );
}
