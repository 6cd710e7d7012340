import { expect, type Page } from 'playwright/test';
import { sessionHeader } from '../../../src/domain/endpoint';

/** The password of every demo account (README). */
export const demoPassword = 'Demo@12345';

/** What accounts that a test makes for itself choose as their password: one that may be set. */
export const ownPassword = 'Suong&Moc-Chau71';

/** The e-mails tests make hold the time, so that none is used twice. */
const passwordOf = (account: string) => (account.includes('.') ? ownPassword : demoPassword);

/** Opens a page as a demo account that has kept its login; the form itself is what auth.spec.ts is about. */
export async function signIn(page: Page, account: string, to = '/campaigns/inprogress'): Promise<void> {
  await keepSession(page, account);
  await page.goto(to);
}

/** Puts what the login call answers where the console looks for it, beside what is kept there, and its cookie where the browser has it; answers the token. */
export async function keepSession(page: Page, account: string): Promise<string> {
  const username = `${account}@demo.example`;
  const answer = await page.request.post('/api/v1/auth/login', {
    headers: { [sessionHeader.name]: sessionHeader.value },
    data: { username, password: passwordOf(account), isKeepLogin: true },
  });
  const { access_token: accessToken } = (await answer.json()).data;
  const value = JSON.stringify({ username, accessToken, isKeepLogin: true });
  const origin = new URL(answer.url()).origin;
  const { cookies, origins } = await page.context().storageState();
  const kept = origins.find((other) => other.origin === origin)?.localStorage ?? [];
  const localStorage = [...kept.filter(({ name }) => name !== 'session'), { name: 'session', value }];
  await page.context().setStorageState({ cookies, origins: [{ origin, localStorage }] });
  return accessToken;
}

/** Chooses English for the pages opened next; sooner, the language kept with the account would be laid over it. */
export async function chooseEnglish(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('lang', 'en'));
}

/** Access tokens last 15 minutes, and what asks whose session it is takes one of ten (decision 66). */
const keptFor = 5 * 60_000;
const kept = new Map<string, { token: string; until: number }>();

/** An access token of a demo account, for asking the API what the pages should show; one login serves many tests. */
export async function tokenOf(page: Page, account: string): Promise<string> {
  const known = kept.get(account);
  if (known && known.until > Date.now()) return known.token;
  const token = await newToken(page, account);
  kept.set(account, { token, until: Date.now() + keptFor });
  return token;
}

/** Signs in anew, for servers of a test's own. */
export async function newToken(page: Page, account: string): Promise<string> {
  const answer = await page.request.post('/api/v1/auth/login', {
    data: { username: `${account}@demo.example`, password: passwordOf(account) },
  });
  return (await answer.json()).data.access_token;
}

/** One call of the API as a demo account. */
export async function get(page: Page, token: string, path: string) {
  const answer = await page.request.get(`/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.json();
}
