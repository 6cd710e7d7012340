import { newId } from '../../src/server/ids';
import { createAdmin } from '../../src/server/users/createAdmin';
import type { SeededDatabase } from './databases';

/** What signing in gives somebody to call with. */
export interface Login {
  username: string;
  accessToken: string;
}

/** Makes an administrator and signs in on a server of this database. */
export async function signIn({ db }: SeededDatabase, url: string): Promise<Login> {
  const code = newId().slice(-12);
  const person = { username: `${code}@example.test`, password: 'Thuoc-Do&Suong71', fullname: 'Bench', code };
  await createAdmin(db, person);
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: person.username, password: person.password, isKeepLogin: true }),
  });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return { username: person.username, accessToken: data.access_token };
}

/** The header to call with. */
export const bearer = ({ accessToken }: Login) => ({ authorization: `Bearer ${accessToken}` });

/** As `signIn`, answering only the header to send. */
export async function signedIn(database: SeededDatabase, url: string): Promise<{ authorization: string }> {
  return bearer(await signIn(database, url));
}
