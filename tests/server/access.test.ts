import { afterAll, beforeAll, expect, it } from 'vitest';
import { allGrants } from '../../src/domain/access';
import { type Endpoint, endpoints, rightsIn } from '../../src/domain/endpoints';
import { defaultGrants, type RoleName, roleNames, type UserType } from '../../src/domain/roles';
import { newId } from '../../src/server/ids';
import { insertUser } from '../../src/server/users/queries';
import { startTestApp, type TestApp } from '../support/app';

let test: TestApp;
const tokens = new Map<RoleName, string>();

const typeOf = (role: RoleName): UserType =>
  role === 'customer' || role === 'client' ? 'customer' : role === 'brand' ? 'brand' : role === 'KOL' ? 'kol' : 'staff';

beforeAll(async () => {
  test = await startTestApp();
  for (const role of roleNames) {
    const id = newId();
    const username = `${role.toLowerCase()}@example.test`;
    const person = { username, email: username, fullname: role, code: role, type: typeOf(role) };
    await insertUser(test.database.db, { id, ...person, verified_at: new Date() }, [role]);
    tokens.set(role, await test.tokenOf(id));
  }
});
afterAll(() => test.close());

/** What the declared table says: 401, 403, or let through to whatever the input deserves. */
function declared(endpoint: Endpoint, role: RoleName | 'anonymous'): 401 | 403 | 'through' {
  const { access } = endpoint;
  if (access === 'public') return 'through';
  if (role === 'anonymous') return 401;
  if (typeof access === 'string') return 'through';
  const held: readonly string[] = defaultGrants[role];
  return [access].flat().some(({ scope, action }) => held.includes(`${scope}.${action}`)) ? 'through' : 403;
}

async function answered(endpoint: Endpoint, role: RoleName | 'anonymous'): Promise<401 | 403 | 'through'> {
  const path = endpoint.path.replace('{lang}', 'vi').replace(/\{\w+\}/g, newId());
  const token = role === 'anonymous' ? undefined : tokens.get(role);
  const answer = await test.call(endpoint.method, path, token ? { token } : {});
  expect(answer.statusCode, `${endpoint.method} ${endpoint.path} as ${role}: ${answer.body}`).toBeLessThan(500);
  if (answer.statusCode === 403) return 403;
  return answer.statusCode === 401 && endpoint.access !== 'public' ? 401 : 'through';
}

const callers = ['anonymous', ...roleNames] as const;

it.each(Object.entries<Endpoint>(endpoints))('%s answers everybody as the table declares', async (_name, endpoint) => {
  const answers = await Promise.all(callers.map(async (caller) => [caller, await answered(endpoint, caller)]));
  expect(answers).toEqual(callers.map((caller) => [caller, declared(endpoint, caller)]));
});

it('grants nothing that no scope has, and every declared access is in the table of scopes', () => {
  const known = new Set<string>(allGrants);
  for (const role of roleNames) for (const grant of defaultGrants[role]) expect(known).toContain(grant);
  for (const { access } of Object.values<Endpoint>(endpoints)) {
    for (const { scope, action } of rightsIn(access)) expect(known).toContain(`${scope}.${action}`);
  }
});
