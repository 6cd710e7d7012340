import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash a password is kept as. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/** Whether the password fits; for an unknown user (null) the same work is done and the answer is no. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no user has this password');
  const fits = await verify(stored ?? (await decoy), password);
  return stored !== null && fits;
}
