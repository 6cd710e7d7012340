import { type APIRequestContext, expect } from 'playwright/test';

interface KeptMail {
  to: string;
  subject: string;
  text: string;
}

let count = 0;

/** An e-mail nobody has used before. */
export function newEmail(name: string): string {
  count += 1;
  return `${name}.${Date.now()}.${process.pid}.${count}@new.example`;
}

/** What the pattern finds in the newest mail to this address, once one is there whose subject has the words. */
export async function mailed(request: APIRequestContext, email: string, part: RegExp, about = ''): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const mails = (await (await request.get('/dev/mail.json')).json()) as KeptMail[];
    found = mails.find(({ to, subject }) => to === email && subject.includes(about))?.text.match(part)?.[0];
    expect(found).toBeTruthy();
  }).toPass({ timeout: 60_000 });
  return found ?? '';
}

/** The mailed code. */
export function mailedCode(request: APIRequestContext, email: string, about = ''): Promise<string> {
  return mailed(request, email, /\b\d{6}\b/, about);
}

/** A registered account of its own, for tests that change a password or end sessions. */
export async function newAccount(
  request: APIRequestContext,
  password: string,
  customer_name = 'Trà Sông Lam',
): Promise<string> {
  const email = newEmail('account');
  const info = { customer_name, fullname: 'Nguyễn Thu Hà', phone: '0912345678', email };
  await request.post('/api/v1/auth/register', { data: info });
  const otp = await mailedCode(request, email);
  const verified = await request.put('/api/v1/auth/verify-otp', { data: { email, otp, user_registration_info: info } });
  const { password_token } = (await verified.json()).data;
  const set = await request.put('/api/v1/auth/set-password', { data: { email, password, password_token } });
  expect(set.ok()).toBe(true);
  return email;
}
