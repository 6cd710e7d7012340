import { newId } from '../../src/server/ids';
import { createAdmin } from '../../src/server/users/createAdmin';
import type { SeededDatabase } from './databases';

/** Makes an administrator and signs in on a server of this database; answers the header to send. */
export async function signedIn({ db }: SeededDatabase, url: string): Promise<{ authorization: string }> {
  const code = newId().slice(-12);
  const person = { username: `${code}@example.test`, password: 'Bench@12345', fullname: 'Bench', code };
  await createAdmin(db, person);
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: person.username, password: person.password }),
  });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return { authorization: `Bearer ${data.access_token}` };
}
