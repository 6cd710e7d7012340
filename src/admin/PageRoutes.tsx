import { type ReactNode, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { mayOpen, routes } from '../domain/routes';
import { noteChunkArrived } from '../providers/chunks';
import { getAccessMap } from '../providers/session';
import { pageNames, pages } from './pages';
import { ErrorBoundary } from './pages/ErrorBoundary';
import { NotFound } from './pages/NotFound';
import { PageSkeleton } from './pages/PageSkeleton';

/** The pages this person may open; every other address is not found (spec 1 §2). */
export function PageRoutes() {
  const { pathname } = useLocation();
  const access = getAccessMap();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {pageNames.map((name) => (
            <Route
              key={name}
              path={routes[name].path}
              caseSensitive
              // A closed page keeps its address, or one with more parameters would answer to it.
              element={mayOpen(name, access) ? <Arrived>{pages[name].element}</Arrived> : <NotFound />}
            />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Committed only once the page's code is there. */
function Arrived({ children }: { children: ReactNode }) {
  useEffect(noteChunkArrived, []);
  return children;
}
