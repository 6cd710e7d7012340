import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { mayOpen, routes } from '../domain/routes';
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
          {pageNames
            .filter((name) => mayOpen(name, access))
            .map((name) => (
              <Route key={name} path={routes[name].path} element={pages[name].element} />
            ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
