import { type ReactNode, useRef } from 'react';
import { CreateBase, type RaRecord } from 'react-admin';
import { quiet, whole } from '../record/whole';
import { SavedContext } from './useSave';

interface RecordCreateProps {
  resource: string;
  /** Whether the call answers the record as its page shows it. */
  answersWhole?: boolean;
  children: ReactNode;
}

/** react-admin's create view of a resource; the form or wizard inside saves by `useSave`. */
export function RecordCreate({ resource, answersWhole = true, children }: RecordCreateProps) {
  const saved = useRef<((record: RaRecord) => void) | null>(null);
  return (
    <SavedContext.Provider value={saved}>
      <CreateBase
        resource={resource}
        redirect={false}
        mutationOptions={{
          ...(answersWhole && { meta: whole(resource) }),
          onSuccess: (record: RaRecord) => saved.current?.(record),
          onError: quiet,
        }}
      >
        {children}
      </CreateBase>
    </SavedContext.Provider>
  );
}
