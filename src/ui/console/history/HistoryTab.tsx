import { FilterBar } from '../FilterBar';
import { ListFrame } from '../ListFrame';
import { Pager } from '../Pager';
import { useListParams } from '../useListParams';
import { HistoryList } from './HistoryList';

/** What was done to one record and its parts: the last tab of its page, for those who may read the trail. */
export function HistoryTab({ entity, id }: { entity: string; id: string }) {
  const params = useListParams();
  return (
    <ListFrame resource="audit" params={params} filter={{ entity, entity_id: id }} embedded>
      <FilterBar filters={[]} params={params} end={<Pager />} />
      <HistoryList subjectOf={(entry) => entry.entity !== entity && <span>{entry.entity_name}</span>} />
    </ListFrame>
  );
}
