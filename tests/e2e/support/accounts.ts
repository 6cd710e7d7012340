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

/** The code of the newest mail to this address, once it is there; `but` is an older code that is not meant. */
export async function mailedCode(request: APIRequestContext, email: string, but?: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const mails = (await (await request.get('/dev/mail.json')).json()) as KeptMail[];
    code = mails.find(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0];
    expect(code).toBeTruthy();
    expect(code).not.toBe(but);
  }).toPass({ timeout: 10_000 });
  return code ?? '';
}

/** A registered account of its own, for tests that change a password or end sessions. */
export async function newAccount(request: APIRequestContext, password: string): Promise<string> {
  const email = newEmail('account');
  const info = { customer_name: 'Trà Sông Lam', fullname: 'Nguyễn Thu Hà', phone: '0912345678', email };
  await request.post('/api/v1/auth/register', { data: info });
  const otp = await mailedCode(request, email);
  const verified = await request.put('/api/v1/auth/verify-otp', { data: { email, otp, user_registration_info: info } });
  const { password_token } = (await verified.json()).data;
  const set = await request.put('/api/v1/auth/set-password', { data: { email, password, password_token } });
  expect(set.ok()).toBe(true);
  return email;
}
