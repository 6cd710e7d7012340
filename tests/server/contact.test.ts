import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultIntro } from '../../src/domain/introPage/defaults';
import en from '../../src/domain/locales/en/mail.json';
import vi from '../../src/domain/locales/vi/mail.json';
import { newId } from '../../src/server/ids';
import { insertPage } from '../../src/server/introPage/queries/pages';
import { startTestApp, type TestApp } from '../support/app';
import { signIn, word } from '../support/people';
import { codeOf } from './companies.fixtures';
import { solvedCaptcha } from './requests.fixtures';

const desk = 'lienhe@agency.example';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const intro = defaultIntro.vi;
  const content = { ...intro, contact_page: { ...intro.contact_page, email: desk, phone_number: '028 7300 0000' } };
  await insertPage(test.database.db, { id: newId(), lang: 'vi', content, file_ids: [] });
});
afterAll(() => test.close());
beforeEach(() => test.database.pool.query('delete from rate_limits'));

const fields = (changes: Record<string, string> = {}) => ({
  captcha_token: '',
  name: `Lan ${word()}`,
  email: `${word()}@khach.example`,
  position: 'Trưởng phòng',
  company: 'Hoa Sen',
  requirement: 'Cần tư vấn chiến dịch Tết.',
  ...changes,
});
const send = (body: Record<string, unknown>, language = 'vi') =>
  test.call('POST', '/contact', { body, headers: { 'accept-language': language } });
const solved = async (changes: Record<string, string> = {}) =>
  fields({ captcha_token: await solvedCaptcha(test), ...changes });
const kept = async (): Promise<Record<string, string | null>[]> =>
  (await test.database.pool.query('select * from contact_messages order by created_at')).rows;
const mails = () => (test.services.mail.kept() ?? []).filter(({ to }) => to === desk);

describe('a message of the contact form', () => {
  it('is kept and mailed to the address the site names, with what to answer to', async () => {
    const message = await solved({ requirement: 'Dòng một\nDòng <b>hai</b>' });
    const answer = await send(message);
    expect(answer.statusCode, answer.body).toBe(200);
    const { captcha_token, ...rest } = message;
    expect((await kept()).at(-1)).toMatchObject({ id: answer.json().data.id, ...rest });
    const [mail] = mails();
    expect(mail?.subject).toBe(vi.contact_message.subject);
    for (const text of [message.name, message.email, 'Trưởng phòng', 'Hoa Sen', 'Dòng <b>hai</b>'])
      expect(mail?.text).toContain(text);
    expect(mail?.html).not.toContain('<b>hai');
  });

  it('needs neither a position nor a company, and is kept where the site names no address', async () => {
    const before = mails().length;
    const { captcha_token, name, email, requirement } = await solved();
    expect((await send({ captcha_token, name, email, requirement }, 'en')).statusCode).toBe(200);
    expect((await kept()).at(-1)).toMatchObject({ name, position: null, company: null });
    expect(mails()).toHaveLength(before);
    expect(en.contact_message.subject).not.toBe(vi.contact_message.subject);
  });

  it('that cannot be kept is not mailed either, and has not used its captcha up', async () => {
    const before = [(await kept()).length, mails().length];
    const message = await solved();
    await test.database.pool.query('alter table contact_messages add constraint none check (false) not valid');
    try {
      expect((await send(message)).statusCode).toBe(500);
    } finally {
      await test.database.pool.query('alter table contact_messages drop constraint none');
    }
    expect([(await kept()).length, mails().length]).toEqual(before);
    expect((await send(message)).statusCode).toBe(200);
    expect(mails()).toHaveLength((before[1] ?? 0) + 1);
  });
});

describe('a bad message', () => {
  it('is refused without a captcha, with a wrong one and with one that was used', async () => {
    const before = (await kept()).length;
    expect(codeOf(await send(fields()))).toEqual([400, 'captcha_missing']);
    expect(codeOf(await send(fields({ captcha_token: 'rubbish' })))).toEqual([400, 'captcha_failed']);
    expect((await kept()).length).toBe(before);
    const message = await solved();
    expect((await send(message)).statusCode).toBe(200);
    expect(codeOf(await send(message))).toEqual([400, 'captcha_failed']);
    expect((await kept()).length).toBe(before + 1);
  });

  it.each([
    ['10,000 characters', { requirement: 'x'.repeat(10_000) }, 'requirement', 'text_too_long'],
    ['nothing to say', { requirement: '   ' }, 'requirement', 'field_required'],
    ['no name', { name: '' }, 'name', 'field_required'],
    ['a name of two lines', { name: 'a\nBcc: b@c.vn' }, 'name', 'invalid_value'],
    ['no address', { email: 'lan(at)khach' }, 'email', 'email_is_incorrect'],
  ])('is refused at its field: %s', async (_what, changes, property, message) => {
    const before = (await kept()).length;
    const answer = await send(fields({ captcha_token: 'any', ...changes }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ property, message }]);
    expect((await kept()).length).toBe(before);
  });

  it('is too large altogether before it is read', async () => {
    expect((await send(fields({ requirement: 'x'.repeat(100_000) }))).statusCode).toBe(413);
  });
});

it('is slowed in a flood, and none is lost: each is kept, or told when to come again and then kept', async () => {
  const before = (await kept()).length;
  const flood = await Promise.all(Array.from({ length: 8 }, () => solved()));
  const answers = await Promise.all(flood.map((message) => send(message)));
  const slowed = flood.filter((_, index) => answers[index]?.statusCode === 429);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  expect(slowed).toHaveLength(3);
  for (const answer of answers.filter(({ statusCode }) => statusCode === 429))
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  for (const message of slowed) {
    // As if it had waited that long.
    await test.database.pool.query("update rate_limits set window_start = window_start - interval '10 minutes'");
    expect((await send(message)).statusCode).toBe(200);
  }
  const names = (await kept()).slice(before).map(({ name }) => name);
  expect(names.sort()).toEqual(flood.map(({ name }) => name).sort());
});

describe('the staff', () => {
  it('read messages, the newest first, and find them by who wrote', async () => {
    const { token } = await signIn(test, ['manager']);
    const message = await solved({ company: 'Thủy Tiên Độc Nhất' });
    await send(message);
    const { data } = (await test.call('GET', '/contact', { token })).json();
    expect(data[0]).toMatchObject({ name: message.name, requirement: message.requirement });
    const found = await test.call('GET', '/contact?name=thuy tien doc', { token });
    expect(found.json().data.map(({ name }: { name: string }) => name)).toEqual([message.name]);
    expect((await test.call('GET', '/contact?name=khongcoai', { token })).json().total).toBe(0);
  });

  it('need the right to', async () => {
    expect(codeOf(await test.call('GET', '/contact'))[0]).toBe(401);
    const { token } = await signIn(test, ['staff']);
    expect(codeOf(await test.call('GET', '/contact', { token }))).toEqual([403, 'permission_denied']);
  });
});

describe('the pages with forms', () => {
  const open = (url: string) => test.app.inject({ url });

  it.each([
    ['/home/request_campaigns', 'Gửi yêu cầu chiến dịch'],
    ['/contact-us', 'Liên hệ tư vấn'],
  ])('%s says without a script that it needs one, and how else to reach us', async (url, title) => {
    const { statusCode, body, headers } = await open(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="vi">');
    expect(body).toContain(title);
    const [, without = ''] = /<noscript>(.*?)<\/noscript>/.exec(body) ?? [];
    expect(without).toContain('cần JavaScript');
    expect(without).toContain(`href="mailto:${desk}"`);
    expect(without).toContain('href="tel:02873000000"');
    expect(String(headers['content-security-policy'])).not.toContain('unsafe');
    expect(body).not.toMatch(/<script(?![^>]* src=")|\sstyle="|\son\w+="/);
    expect((await open(`/en${url}`)).body).toContain('<html lang="en">');
  });
});
