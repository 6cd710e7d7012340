import { type ReactNode, useEffect } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { mayOpen } from '../domain/routes';
import { noteChunkArrived } from '../providers/chunks';
import { useAccess } from '../ui/console/access/useAccess';
import { useEarlyList } from '../ui/console/list/askedLists';
import { LateCode } from '../ui/plain/late';
import { type PageName, pages } from './pages';
import { NotFound } from './pages/NotFound';
import { PageSkeleton } from './pages/PageSkeleton';

/**
 * A page as long as the person may open it. A closed one keeps its address, or one with more parameters would answer to
 * it (spec 1 §2).
 */
export function Page({ name }: { name: PageName }) {
  const access = useAccess();
  const { resource, element } = pages[name];
  if (!mayOpen(name, access)) return <NotFound />;
  if (!resource) return <Opened>{element}</Opened>;
  return (
    <ResourceContextProvider value={resource}>
      <Opened>{element}</Opened>
    </ResourceContextProvider>
  );
}

/** Its rows are asked for at once; a record is, by the breadcrumbs. */
function Opened({ children }: { children: ReactNode }) {
  useEarlyList();
  return (
    <LateCode fallback={<PageSkeleton />}>
      <Arrived>{children}</Arrived>
    </LateCode>
  );
}

/** Committed only once the page's code is there. */
function Arrived({ children }: { children: ReactNode }) {
  useEffect(noteChunkArrived, []);
  return children;
}
