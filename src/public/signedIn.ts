import { editsSiteKey, sessionKey } from '../domain/auth/kept';

/** Whether this browser keeps a session; whether it still holds, the console finds out. */
function isSignedIn(): boolean {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'accessToken' in kept;
  } catch {
    return false;
  }
}

/**
 * Shows people signed in what is theirs; a page that is for visitors alone leads them on to the console, except who may
 * edit it (spec 1 §2 Redirect rules).
 */
export function welcomeSignedIn(): void {
  if (!isSignedIn()) return;
  const { console: onward } = document.querySelector<HTMLElement>('[data-console]')?.dataset ?? {};
  const edits = localStorage.getItem(editsSiteKey) !== null;
  if (onward && !edits) {
    // Where the page names what stands in the console for it, that; else where its own address asks to go.
    location.replace(onward.includes('?') ? onward : onward + location.search);
    return;
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-for]')) {
    const { for: reader } = place.dataset;
    place.hidden = reader === 'visitor' || (reader === 'editor' && !edits);
  }
}
