import type { Page } from 'playwright/test';

/** The password of every demo account (README). */
export const demoPassword = 'Demo@12345';

/** Signs in through the login page, as a person does, and waits for the first page. */
export async function signIn(page: Page, account: string, to = '/campaigns/inprogress'): Promise<void> {
  await page.goto(to);
  await page.getByLabel('E-mail').fill(`${account}@demo.example`);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(demoPassword);
  // Kept, so that a test may open an address as a person with a bookmark does.
  await page.getByLabel('Duy trì đăng nhập').check();
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

/** An access token of a demo account, for asking the API what the pages should show. */
export async function tokenOf(page: Page, account: string): Promise<string> {
  const answer = await page.request.post('/api/v1/auth/login', {
    data: { username: `${account}@demo.example`, password: demoPassword },
  });
  return (await answer.json()).data.access_token;
}

/** One call of the API as a demo account. */
export async function get(page: Page, token: string, path: string) {
  const answer = await page.request.get(`/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.json();
}
