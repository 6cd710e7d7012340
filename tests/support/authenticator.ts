import { generateSync } from 'otplib';
import type { TestApp } from './app';

/** An authenticator app that was given a secret; `steps` half minutes from now. */
export function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
}

/** Lets the last code of a user be as if none had been used: tests do not wait for half minutes. */
export async function forgetStep(test: TestApp, userId: string): Promise<void> {
  await test.database.pool.query('update totp_factors set last_step = null where user_id = $1', [userId]);
}

/** Turns the second factor of somebody who is signed in on; answers the secret and the recovery codes. */
export async function turnOn(
  test: TestApp,
  { id, token, password }: { id: string; token: string; password: string },
): Promise<{ secret: string; recovery: string[] }> {
  const begun = await test.call('POST', '/users/second-factor/totp', { token, body: { password } });
  const { secret } = begun.json().data;
  const body = { code: codeOf(secret) };
  const confirmed = await test.call('PUT', '/users/second-factor/totp', { token, body });
  await forgetStep(test, id);
  return { secret, recovery: confirmed.json().data.recovery_codes };
}
