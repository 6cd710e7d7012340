import { type AccessMap, can } from '../domain/access';
import { editsSiteKey, sessionKey } from '../domain/auth/kept';
import type { PasskeyRequest } from '../domain/auth/passkeyTypes';
import type { SecondFactorMethod } from '../domain/auth/types';
import type { Me } from '../domain/users/types';
import { dropDraftsOf, dropOldDrafts, writeDrafts } from './drafts';
import { forgetUnsaved } from './unsaved';

/** What signs the calls. Without keep-login it lives in memory only (CONTRACT.md §4). */
export interface Session {
  username: string;
  accessToken: string;
  isKeepLogin: boolean;
  /** Of a session begun before these lay in a cookie, which no script reads: the next refresh moves it there. */
  refreshToken?: string;
}

/** Who is signed in and what they may do; loaded once per session. */
export interface Account {
  me: Me;
  access: AccessMap;
}

/** A sign-in that waits for its second factor; lives in memory only, and for minutes. */
export interface SecondStep {
  username: string;
  isKeepLogin: boolean;
  token: string;
  methods: readonly SecondFactorMethod[];
  /** What a passkey is to sign, where that is one of the methods. */
  passkey?: PasskeyRequest;
}

/** Why there is no session: decides whether login brings the person back to where they were. */
export type Ending = 'logout' | 'expired' | null;

interface State {
  session: Session | null;
  account: Account | null;
  secondStep: SecondStep | null;
  ending: Ending;
}

const savedLoginKey = 'saved-login';
const lostKey = 'session-lost';
const endingKey = 'session-ending';
/** Where what a person leaves on the device is kept, for as long as the session is. */
export const personalKey = 'personal';
const listeners = new Set<() => void>();
let state: State = { session: readStored(), account: null, secondStep: null, ending: takeLost() };

function readStored(): Session | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether the page was loaded anew because the session was lost; says so once. */
function takeLost(): Ending {
  const lost = sessionStorage.getItem(lostKey) !== null;
  sessionStorage.removeItem(lostKey);
  return lost ? 'expired' : null;
}

/** Why another tab has ended the session both had. */
function endingElsewhere(): Ending {
  return localStorage.getItem(endingKey) === 'expired' ? 'expired' : 'logout';
}

function isSession(value: unknown): value is Session {
  return typeof value === 'object' && value !== null && 'accessToken' in value;
}

function change(next: Partial<State>): void {
  if (next.session === null) {
    localStorage.removeItem(personalKey);
    localStorage.removeItem(editsSiteKey);
  }
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getSession(): Session | null {
  return state.session;
}

export function getAccount(): Account | null {
  return state.account;
}

export function getSecondStep(): SecondStep | null {
  return state.secondStep;
}

/** Goes on to the second step, or with null back to the first. */
export function setSecondStep(secondStep: SecondStep | null): void {
  change({ secondStep });
}

export function getEnding(): Ending {
  return state.ending;
}

/** The access map of the signed-in user; empty before it is loaded. */
export function getAccessMap(): AccessMap {
  return state.account?.access ?? {};
}

/** Starts or renews the session. */
export function setSession(session: Session): void {
  localStorage.removeItem(endingKey);
  if (session.isKeepLogin) localStorage.setItem(sessionKey, JSON.stringify(session));
  else localStorage.removeItem(sessionKey);
  const samePerson = state.session?.username === session.username;
  change({ session, account: samePerson ? state.account : null, secondStep: null, ending: null });
}

export function setAccount(account: Account): void {
  if (can(account.access, 'intro_page_management', 'u_intro_page')) localStorage.setItem(editsSiteKey, '1');
  else localStorage.removeItem(editsSiteKey);
  change({ account });
}

/** Ends the session and forgets everything that belonged to the person. */
export function endSession(ending: Ending): void {
  const owner = state.account?.me.id;
  // Before the other tabs hear of it: they keep what is entered in them.
  if (ending !== 'logout') writeDrafts();
  else if (owner) dropDraftsOf(owner);
  if (state.session?.isKeepLogin ?? true) {
    // Before the session goes: the other tabs read it as soon as they miss that.
    if (ending) localStorage.setItem(endingKey, ending);
    localStorage.removeItem(sessionKey);
  }
  change({ session: null, account: null, ending });
}

/** Another tab has ended the session both had: what is entered here is written down while it is known whose it is. */
function followEnding(): void {
  writeDrafts();
  change({ session: null, account: null, ending: endingElsewhere() });
}

/** Removes a session the server no longer takes and loads the page anew: it leads to login (spec 1 §4 Session). */
export function loseSession(): void {
  sessionStorage.setItem(lostKey, '1');
  forgetUnsaved();
  endSession('expired');
  window.location.reload();
}

/** Takes over what another tab has stored meanwhile: freshly rotated tokens, or nothing because it has signed out. */
export function rereadSession(): Session | null {
  if (state.session?.isKeepLogin) {
    const stored = readStored();
    if (!stored) followEnding();
    else if (stored.accessToken !== state.session.accessToken) change({ session: stored });
  }
  return state.session;
}

/** The user name and the keep-login choice of the last sign-in, to fill the form with. */
export function getSavedLogin(): { username: string; isKeepLogin: boolean } {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(savedLoginKey) ?? 'null');
    if (typeof value === 'object' && value !== null && 'username' in value && typeof value.username === 'string') {
      return { username: value.username, isKeepLogin: true };
    }
  } catch {
    localStorage.removeItem(savedLoginKey);
  }
  return { username: '', isKeepLogin: false };
}

export function saveLogin(username: string, isKeepLogin: boolean): void {
  if (isKeepLogin) localStorage.setItem(savedLoginKey, JSON.stringify({ username, isKeepLogin }));
  else localStorage.removeItem(savedLoginKey);
}

dropOldDrafts();

window.addEventListener('storage', (event) => {
  if (event.key !== sessionKey) return;
  const stored = readStored();
  if (stored && (!state.session || state.session.isKeepLogin)) {
    const samePerson = state.session?.username === stored.username;
    change({ session: stored, account: samePerson ? state.account : null, ending: null });
  } else if (!stored && state.session?.isKeepLogin) {
    followEnding();
  }
});
