import { type Answer, escapeHtml } from './exchange';

/** Who may be signed in as, and what is asked of them. */
export interface SignIn {
  network: string;
  scopes: string[];
  people: { account: string; name: string }[];
  /** The query the page was opened with. */
  query: URLSearchParams;
  /** Where its form leads. */
  action: string;
}

/** A provider's page: sign in as somebody, then allow or deny. */
export function signInPage({ network, scopes, people, query, action }: SignIn): Answer {
  const kept = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const known = people.map(
    ({ account, name }) => `<option value="${escapeHtml(account)}">${escapeHtml(name)}</option>`,
  );
  return {
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${network} (simulated)</title>
<h1>Continue to the app with ${network}?</h1>
<p>It asks for: ${escapeHtml(scopes.join(', ') || 'nothing')}</p>
<form action="${action}" method="get">
${kept.join('\n')}
<p><label>Account <input name="account" list="people" required value="${escapeHtml(people[0]?.account ?? '')}"></label></p>
<datalist id="people">${known.join('')}</datalist>
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny" formnovalidate>Deny</button>
</form></html>`,
  };
}

/** What a provider says where the application asks wrongly: never a way back to it. */
export const wrongRequest = (network: string, what: string): Answer => ({
  status: 400,
  html: `<!doctype html><title>${network} (simulated)</title><h1>Sorry</h1><p>Wrong: ${escapeHtml(what)}</p>`,
});

/** Whether a text is an address a browser may be sent back to. */
export function isReturnAddress(text: string | null): text is string {
  if (!text) return false;
  try {
    const { protocol, hash } = new URL(text);
    return (protocol === 'https:' || protocol === 'http:') && hash === '';
  } catch {
    return false;
  }
}

export const scopesOf = (query: URLSearchParams) => (query.get('scope') ?? '').split(/[,\s]+/).filter(Boolean);
