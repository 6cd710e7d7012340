import { expect, type Page } from 'playwright/test';
import type { Scope } from '../../../src/domain/access';
import { mailed, newEmail } from './accounts';
import { get, ownPassword, tokenOf } from './signIn';

/** One writing call of the API as a demo account; its answer. */
export async function send(page: Page, token: string, method: string, path: string, data?: unknown) {
  const answer = await page.request.fetch(`/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data !== undefined && { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? undefined : (await answer.json()).data;
}

/** Somebody of the agency with a role of these `setting` rights alone, who can sign in: their account name. */
export function staffWithSettings(page: Page, actions: readonly string[]): Promise<string> {
  return staffWith(page, 'setting', actions);
}

/** Somebody of the agency with a role of these rights alone, who can sign in: their account name. */
export async function staffWith(page: Page, scope: Scope, actions: readonly string[]): Promise<string> {
  const token = await tokenOf(page, 'admin');
  const stamp = `${Date.now().toString(36)}${process.pid}${actions.length}`;
  const role = await send(page, token, 'POST', '/role', { name: `${scope}_${stamp}` });
  const permissions = actions.map((action) => ({ scope, action, allowed: true }));
  await send(page, token, 'PUT', '/role-permission', { role_id: role.id, permissions });
  const email = newEmail('staff').replace('@new.example', '@demo.example');
  const person = { code: `S${stamp}`.toUpperCase(), fullname: 'Tô Cài Đặt', phone: '0912345678', email };
  const department = (await get(page, token, '/setting/department')).data[0];
  const studio = (await get(page, token, `/setting/studio?department_id=${department.id}`)).data[0];
  const place = { department_id: department.id, studio_id: studio.id };
  await send(page, token, 'POST', '/users', { ...person, ...place, type: 'staff', roles: [role.id] });
  const password_token = decodeURIComponent(await mailed(page.request, email, /(?<=token=)[\w%.~-]+/));
  const set = await page.request.put('/api/v1/auth/set-password', {
    data: { email, password: ownPassword, password_token },
  });
  expect(set.ok(), await set.text()).toBe(true);
  return email.replace('@demo.example', '');
}
