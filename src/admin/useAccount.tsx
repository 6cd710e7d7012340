import { type ReactElement, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { loadAccount } from '../providers/account';
import { ApiError } from '../providers/http';
import { loadLanguages } from '../providers/languages';
import { mayChoose, setLocale } from '../providers/locale';
import { endSession, getAccount, getSession, subscribeSession } from '../providers/session';
import { PlainFailure } from './auth/PlainFailure';

const appliedKey = 'lang-of-profile';

/** The language of the profile switches the interface once, not against a later choice on this device. */
async function applyProfileLanguage(): Promise<void> {
  const me = getAccount()?.me;
  if (!me?.language) return;
  if (!mayChoose(me.language.code)) await loadLanguages();
  if (!mayChoose(me.language.code)) return;
  const mark = `${me.id}:${me.language.code}`;
  if (localStorage.getItem(appliedKey) === mark) return;
  localStorage.setItem(appliedKey, mark);
  setLocale(me.language.code);
}

/** Loads profile and access rights of a new session; answers what to show where that fails. */
export function useAccount(): ReactElement | null {
  const session = useSyncExternalStore(subscribeSession, getSession);
  const known = useSyncExternalStore(subscribeSession, getAccount) !== null;
  const [error, setError] = useState<unknown>();
  const username = session?.username;

  const load = useCallback(() => {
    setError(undefined);
    loadAccount().then(applyProfileLanguage, (failure: unknown) => {
      // Refused: without profile or rights there is no session. Not reached: nothing is lost, try again.
      const refused = failure instanceof ApiError && failure.status >= 400 && failure.status < 500;
      if (refused) endSession('expired');
      else setError(failure);
    });
  }, []);

  useEffect(() => {
    if (username && !known) load();
  }, [username, known, load]);

  return known || error === undefined ? null : <PlainFailure error={error} onRetry={load} />;
}
