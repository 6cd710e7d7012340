import { type ReactElement, type ReactNode, useRef } from 'react';
import { EditBase, type RaRecord, useEditContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { RecordOutline } from '../record/RecordOutline';
import { quiet, whole } from '../record/whole';
import { isGone } from '../state/errorText';
import { RecordError } from '../state/RecordError';
import { SavedContext } from './useSave';

interface RecordEditProps<T> {
  resource: string;
  /** Of the record; by default the one in the address. */
  id?: string;
  /** Drawn until the record is there. */
  outline?: ReactElement;
  children: (record: T) => ReactNode;
}

/** react-admin's edit view of a record, saved before anything moves on; `useEdited` and `useSave` inside it save. */
export function RecordEdit<T extends RaRecord>(props: RecordEditProps<T>) {
  const { resource, outline = <RecordOutline />, children } = props;
  const { id = '' } = useParams();
  const meta = whole(resource);
  const saved = useRef<((record: RaRecord) => void) | null>(null);
  return (
    <SavedContext.Provider value={saved}>
      <EditBase<T>
        resource={resource}
        id={props.id ?? id}
        redirect={false}
        mutationMode="pessimistic"
        queryOptions={{ meta, onError: quiet }}
        mutationOptions={{ meta, onSuccess: (record) => saved.current?.(record), onError: quiet }}
      >
        <Edited outline={outline}>{children}</Edited>
      </EditBase>
    </SavedContext.Provider>
  );
}

function Edited<T extends RaRecord>({ outline, children }: Required<Pick<RecordEditProps<T>, 'outline' | 'children'>>) {
  const { record, error, refetch } = useEditContext<T>();
  if (error && (!record || isGone(error))) return <RecordError error={error} onRetry={() => refetch()} />;
  return record ? children(record) : outline;
}
