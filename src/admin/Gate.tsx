import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { homeOf, knownTarget, pathTo } from '../domain/routes';
import { getAccount, getEnding, getSession, subscribeSession } from '../providers/session';
import { LoginPage } from './auth/LoginPage';
import { PlainNotFound } from './auth/PlainNotFound';
import { useAccount } from './useAccount';

const loadConsole = () => import('./App').then((module) => ({ default: module.App }));
const Console = lazy(loadConsole);

/** Login for visitors, the console for people signed in (spec 1 §2 Redirect rules). */
export function Gate() {
  const session = useSyncExternalStore(subscribeSession, getSession);
  return session ? <SignedIn /> : <Visitor />;
}

function Visitor() {
  const { pathname, search, hash } = useLocation();
  if (pathname === pathTo('login')) return <LoginPage />;
  if (pathname === '/') return <Navigate to={pathTo('login')} replace />;
  if (!knownTarget(pathname)) return <PlainNotFound />;
  const to = getEnding() === 'logout' ? '' : `?to=${encodeURIComponent(pathname + search + hash)}`;
  return <Navigate to={pathTo('login') + to} replace />;
}

function SignedIn() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const failure = useAccount();
  useEffect(() => {
    // Beside the account, not after it.
    void loadConsole();
  }, []);
  const account = useSyncExternalStore(subscribeSession, getAccount);
  if (failure) return failure;
  if (!account) return null;
  if (pathname === '/' || pathname === pathTo('login')) {
    return <Navigate to={knownTarget(parameters.get('to')) ?? homeOf(account.access)} replace />;
  }
  return (
    <Suspense fallback={null}>
      <Console />
    </Suspense>
  );
}
