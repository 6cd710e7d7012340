import type { LightMyRequestResponse } from 'fastify';
import type { KeptMail } from '../../src/server/adapters/mail/mailer';
import { hashPassword } from '../../src/server/auth/passwords';
import type { users } from '../../src/server/db/schema/identity';
import { newId } from '../../src/server/ids';
import { insertUser } from '../../src/server/users/queries';
import type { TestApp } from '../support/app';

export const password = 'Secret@12345';
/** One that may be set. */
export const newPassword = 'Suong&Moc-Chau71';
let hash: Promise<string> | undefined;

/** A verified staff user `{name}@example.test` with the password above. */
export async function addUser(
  test: TestApp,
  name: string,
  changes: Partial<typeof users.$inferInsert> = {},
): Promise<{ id: string; username: string }> {
  hash ??= hashPassword(password);
  const id = newId();
  const username = `${name}@example.test`;
  const person = { username, email: username, fullname: name, code: name.toUpperCase(), type: 'staff' as const };
  const user = { id, ...person, password_hash: await hash, verified_at: new Date(), ...changes };
  await insertUser(test.database.db, user, ['staff']);
  return { id, username };
}

/** Calls as someone at another address, which a proxy on this machine vouches for. */
export function callFrom(
  test: TestApp,
  address: string,
  path: string,
  body: unknown,
  method: 'POST' | 'PUT' = 'POST',
): Promise<LightMyRequestResponse> {
  return test.call(method, path, { body, headers: { 'x-forwarded-for': address } });
}

/** The mails an address was sent, newest first. */
export function mailsTo(test: TestApp, address: string): KeptMail[] {
  return (test.services.mail.kept() ?? []).filter(({ to }) => to === address);
}

/** The code in the newest mail to an address. */
export function codeFor(test: TestApp, address: string): string {
  const code = /^\d{6}$/m.exec(mailsTo(test, address)[0]?.text ?? '')?.[0];
  if (!code) throw new Error(`no code was mailed to ${address}`);
  return code;
}

/** A code that is not the given one. */
export function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

/** Lets the last code of an address be older than it is. */
export async function ageCode(test: TestApp, address: string, seconds: number): Promise<void> {
  await test.database.pool.query(
    `update otps set created_at = created_at - make_interval(secs => $2), expires_at = expires_at - make_interval(secs => $2)
     where username = $1`,
    [address, seconds],
  );
}
