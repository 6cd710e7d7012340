import { type ReactElement, type ReactNode, useEffect } from 'react';
import { type RaRecord, ShowBase, useGetRecordRepresentation, useShowContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { addViewed } from '../../../providers/recent';
import { isGone } from '../state/errorText';
import { RecordError } from '../state/RecordError';
import { useDocumentTitle } from '../useDocumentTitle';
import { RecordOutline } from './RecordOutline';
import { quiet, whole } from './whole';

interface RecordPageProps<T> {
  resource: string;
  /** After how many milliseconds it is asked for again while the page is looked at, if at all. */
  refreshEvery?: (record: T) => number | false;
  /** Drawn until the record is there. */
  outline?: ReactElement;
  children: (record: T) => ReactNode;
}

/**
 * react-admin's show view of the record whose id is in the address; until then its outline, or what went wrong. Who may
 * open it stands in `Page`: react-admin's own refusal would lead away from the address.
 */
export function RecordPage<T extends RaRecord>(props: RecordPageProps<T>) {
  const { resource, refreshEvery, outline = <RecordOutline />, children } = props;
  const { id = '' } = useParams();
  return (
    <ShowBase<T>
      resource={resource}
      id={id}
      disableAuthentication
      queryOptions={{
        meta: whole(resource),
        onError: quiet,
        refetchInterval: ({ state }) => (state.data && refreshEvery?.(state.data)) || false,
      }}
    >
      <Shown outline={outline}>{children}</Shown>
    </ShowBase>
  );
}

function Shown<T extends RaRecord>({ outline, children }: Required<Pick<RecordPageProps<T>, 'outline' | 'children'>>) {
  const { record, resource, error, refetch } = useShowContext<T>();
  const nameOf = useGetRecordRepresentation(resource);
  const name = record && nameOf(record);
  useDocumentTitle(name ? String(name) : undefined);
  const id = record && String(record.id);
  useEffect(() => {
    if (id) addViewed(resource, id);
  }, [resource, id]);
  if (error && (!record || isGone(error))) return <RecordError error={error} onRetry={() => refetch()} />;
  return record ? children(record) : outline;
}
