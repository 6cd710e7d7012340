import { useEffect, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { homeOf, knownTarget, openTarget } from '../domain/redirects';
import { pathTo } from '../domain/routes';
import { getAccount, getEnding, getSecondStep, getSession, subscribeSession } from '../providers/session';
import { LateCode, late } from '../ui/plain/late';
import { authPageAt, authPages } from './auth/authPages';
import { PlainNotFound } from './auth/PlainNotFound';
import { forgetDrafts } from './auth/useDraft';
import { ShellOutline } from './layout/ShellOutline';
import { useAccount } from './useAccount';

const loadConsole = () => import('./App').then((module) => ({ default: module.App }));
const Console = late(loadConsole);
const SecondStep = late(() => import('./auth/SecondStep').then((module) => ({ default: module.SecondStep })));

/** Login for visitors, the console for people signed in (spec 1 §2 Redirect rules). */
export function Gate() {
  const session = useSyncExternalStore(subscribeSession, getSession);
  const page = authPageAt(useLocation().pathname);
  // Whether somebody is signed in makes no difference to what these have to say.
  if (page === 'oauthCallback' || page === 'socialInvitation') return <LateCode>{authPages[page]}</LateCode>;
  return session ? <SignedIn /> : <Visitor />;
}

function Visitor() {
  const { pathname, search, hash } = useLocation();
  const step = useSyncExternalStore(subscribeSession, getSecondStep);
  const page = authPageAt(pathname);
  // Whichever page the first step was taken on: its address may say where to go afterwards.
  if (step) {
    return (
      <LateCode>
        <SecondStep key={step.token} step={step} />
      </LateCode>
    );
  }
  if (page) return <LateCode>{authPages[page]}</LateCode>;
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
    forgetDrafts();
  }, []);
  const account = useSyncExternalStore(subscribeSession, getAccount);
  if (failure) return failure;
  if (!account) return <ShellOutline />;
  if (pathname === '/' || authPageAt(pathname)) {
    return <Navigate to={openTarget(parameters.get('to'), account.access) ?? homeOf(account.access)} replace />;
  }
  return (
    <LateCode fallback={<ShellOutline />}>
      <Console />
    </LateCode>
  );
}
