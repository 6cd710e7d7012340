import { changesState, isVersioned, leavesState, mayTakeBack } from '../../../domain/versions/rules';
import { useAccess } from '../access/useAccess';
import { FilterBar } from '../list/FilterBar';
import { ListFrame } from '../list/ListFrame';
import { Pager } from '../list/Pager';
import { useListParams } from '../list/useListParams';
import { HistoryList } from './HistoryList';
import { TakeBackButton } from './TakeBackButton';

/** What was done to one record and its parts: the last tab of its page, for those who may read the trail. */
export function HistoryTab({ entity, id }: { entity: string; id: string }) {
  const params = useListParams();
  const access = useAccess();
  const kind = isVersioned(entity) && mayTakeBack(access, entity) ? entity : null;
  return (
    <ListFrame resource="audit" params={params} filter={{ entity, entity_id: id }} embedded>
      <FilterBar filters={[]} params={params} end={<Pager />} />
      <HistoryList
        subjectOf={(entry) => entry.entity !== entity && <span>{entry.entity_name}</span>}
        actionOf={(entry, newer) =>
          kind &&
          entry.entity === kind &&
          leavesState(entry.action) &&
          // What the newest one left is what the record is.
          (params.page > 1 || newer.some((one) => one.entity === kind && changesState(one))) && (
            <TakeBackButton kind={kind} id={id} entry={entry} />
          )
        }
      />
    </ListFrame>
  );
}
