import type { Page } from 'playwright/test';
import { newUser } from './newUser';
import { get, tokenOf } from './signIn';

/** A member of staff a test makes for itself. */
export interface Account {
  email: string;
  fullname: string;
  code: string;
}

/** Makes a user who can sign in: added through the API, with a password chosen by the mailed link. */
export async function userWithPassword(page: Page, account: Account, role = 'staff'): Promise<string> {
  const token = await tokenOf(page, 'admin');
  const roles: { id: string; name: string }[] = (await get(page, token, '/role')).data;
  const department = (await get(page, token, '/setting/department')).data[0];
  const studio = (await get(page, token, `/setting/studio?department_id=${department.id}`)).data[0];
  return newUser(page.request, token, {
    ...account,
    type: 'staff',
    roles: [roles.find(({ name }) => name === role)?.id],
    department_id: department.id,
    studio_id: studio.id,
  });
}
