import { type APIRequestContext, expect } from 'playwright/test';
import { mailed } from './accounts';
import { ownPassword } from './signIn';

/** Adds a user through the API and chooses the demo password by the mailed link; answers the user's id. */
export async function newUser(
  request: APIRequestContext,
  adminToken: string,
  user: { email: string; [field: string]: unknown },
): Promise<string> {
  const answer = await request.post('/api/v1/users', {
    headers: { authorization: `Bearer ${adminToken}` },
    data: { phone: '0912345678', ...user },
  });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  const link = await mailed(request, user.email, /(?<=[?&#](?:password_)?token=)[\w%.~-]+/);
  const set = await request.put('/api/v1/auth/set-password', {
    data: { email: user.email, password: ownPassword, password_token: decodeURIComponent(link) },
  });
  expect(set.ok(), await set.text()).toBe(true);
  return (await answer.json()).data.id;
}
