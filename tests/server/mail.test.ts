import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '../../src/domain/locales/en/mail.json';
import vi from '../../src/domain/locales/vi/mail.json';
import { keptMailer } from '../../src/server/adapters/mail/kept';
import { writeLetter } from '../../src/server/adapters/mail/letter';
import { smtpMailer } from '../../src/server/adapters/mail/smtp';
import { alreadyRegisteredMail, otpMail, securityMail } from '../../src/server/auth/mails';
import { readConfig } from '../../src/server/config';
import { notificationMail } from '../../src/server/notifications/mail';
import { startTestApp, type TestApp } from '../support/app';
import { addUser } from './auth.fixtures';
import { headersOf, partsOf, startSmtp } from './mail.fixtures';

const home = 'https://kolhub.test';
const letter = { to: 'mai@example.test', subject: 'Xin chào', text: 'Chào Mai', html: '<p>Chào Mai</p>' };

describe('a mail', () => {
  it('is in English for a language the product has no mails in, in Vietnamese for Vietnamese', () => {
    const receiver = { email: 'mai@example.test', fullname: 'Mai' };
    for (const [language, words] of [
      ['vi', vi],
      ['en', en],
      ['ja', en],
      ['zh-TW', en],
    ] as const) {
      expect(otpMail({ ...receiver, language }, 'forgot', '123456').subject, language).toBe(words.otp_forgot.subject);
      const told = { title: { vi: 'Tin', en: 'News' }, content: { vi: 'Nội dung', en: 'Content' } };
      const { subject, text } = notificationMail({ ...receiver, language }, told, home);
      expect([subject, text.includes(words.notification_hint)], language).toEqual([
        words === vi ? 'Tin' : 'News',
        true,
      ]);
    }
    const nobody = { title: { vi: 'Tin', en: 'News' }, content: { vi: '', en: '' } };
    expect(notificationMail({ ...receiver, language: null }, nobody, home).subject).toBe('Tin');
  });
});

describe('an SMTP server', () => {
  it('receives code mails in the language of the request, as text and HTML', async () => {
    const smtp = await startSmtp({ user: 'kolhub', pass: 'smtp-secret' });
    const test = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'KOL Hub <no-reply@kolhub.test>', DEMO: '1' });
    for (const language of ['vi', 'en']) {
      const body = { customer_name: 'Trà', fullname: 'Mai', phone: '0912345678', email: `${language}@example.test` };
      const headers = { 'accept-language': language };
      expect((await test.call('POST', '/auth/register', { body, headers })).statusCode).toBe(200);
    }
    await expect.poll(() => smtp.mails.length).toBe(2);
    const byReceiver = new Map(smtp.mails.map((mail) => [mail.receivers.join(), mail]));
    for (const [language, words] of [
      ['vi', vi],
      ['en', en],
    ] as const) {
      const mail = byReceiver.get(`${language}@example.test`);
      if (!mail) throw new Error('no mail');
      const headers = headersOf(mail);
      expect(headers.get('subject')).toEqual([words.otp_register.subject]);
      expect(headers.get('from')).toEqual(['KOL Hub <no-reply@kolhub.test>']);
      expect(headers.get('to')).toEqual([`${language}@example.test`]);
      expect(mail).toMatchObject({ from: 'no-reply@kolhub.test', user: 'kolhub' });
      const { text, html } = partsOf(mail);
      expect(text).toContain(words.otp_register.lead.replace('{{minutes}}', '5'));
      const code = /^\d{6}$/m.exec(text.replace(/\r/g, ''))?.[0] ?? 'none';
      expect(html).toContain(`>${code}</p>`);
      expect(html).toContain(`<html lang="${language}">`);
    }
    expect((await test.app.inject('/dev/mail.json')).statusCode).toBe(404);
    await test.close();
    await smtp.close();
  });

  it('is told nothing where it is elsewhere and does not encrypt, unless the address says that it need not', async () => {
    const smtp = await startSmtp();
    // Another name of this machine, which is not known to be one.
    const elsewhere = smtp.url.replace('127.0.0.1', '0.0.0.0');
    await expect(smtpMailer(elsewhere, 'a@example.test').send(letter)).rejects.toThrow(/TLS/);
    expect(smtp.mails).toEqual([]);
    await smtpMailer(`${elsewhere}?requireTLS=false`, 'a@example.test').send(letter);
    await smtpMailer(smtp.url, 'a@example.test').send(letter);
    expect(smtp.mails).toHaveLength(2);
    await smtp.close();
  });

  it('that refuses or is away fails no call', async () => {
    const smtp = await startSmtp();
    smtp.refuseAll();
    await expect(smtpMailer(smtp.url, 'a@example.test').send(letter)).rejects.toThrow();
    const test = await startTestApp({ SMTP_URL: smtp.url });
    const { username } = await addUser(test, 'anh');
    const forget = () => test.call('POST', '/auth/forget-password', { body: { username } });
    expect((await forget()).statusCode).toBe(204);
    await smtp.close();
    await sleep(50);
    await test.database.pool.query('delete from otps');
    expect((await forget()).statusCode).toBe(204);
    await test.services.mail.close();
    await test.close();
  });

  it('is given one receiver and one subject, whatever stands in them', async () => {
    const smtp = await startSmtp();
    const mailer = smtpMailer(smtp.url, 'a@example.test');
    await mailer.send({ ...letter, subject: 'Hi\r\nBcc: all@example.test\r\n\r\nbody\u2028x' });
    for (const to of [
      'mai@example.test\r\nBcc: all@example.test',
      'mai@example.test, all@example.test',
      'Mai <mai@example.test>',
      'mai@example.test;all@example.test',
      '"a b"@example.test',
      'mai',
      '',
    ]) {
      await expect(mailer.send({ ...letter, to })).rejects.toThrow('not one mail address');
      await expect(keptMailer().send({ ...letter, to })).rejects.toThrow('not one mail address');
    }
    await mailer.close();
    expect(smtp.mails).toHaveLength(1);
    const [mail] = smtp.mails;
    if (!mail) throw new Error('no mail');
    expect(mail.receivers).toEqual(['mai@example.test']);
    const headers = headersOf(mail);
    expect(headers.get('subject')).toEqual(['Hi Bcc: all@example.test body x']);
    expect(headers.has('bcc')).toBe(false);
    await smtp.close();
  });

  it('is waited for when the process ends', async () => {
    const smtp = await startSmtp();
    const mailer = smtpMailer(smtp.url, 'a@example.test');
    const sending = mailer.send(letter);
    await mailer.close();
    expect(smtp.mails).toHaveLength(1);
    await sending;
    await smtp.close();
  });
});

describe('letters', () => {
  const receiver = { email: 'a@example.test', fullname: '<b>Mai</b>\r\nBcc: x $& {{name}}', language: 'en' };

  it('escape names in HTML and keep them on one line in text', () => {
    for (const mail of [
      otpMail(receiver, 'forgot', '012345'),
      alreadyRegisteredMail(receiver),
      securityMail('password_changed', receiver),
    ]) {
      expect(mail.html).not.toContain('<b>');
      expect(mail.html).toContain('&#60;b&#62;Mai');
      expect(mail.text.split('\n')[0]).toBe('Hello <b>Mai</b> Bcc: x $& {{name}},');
      expect(mail.subject).not.toMatch(/Mai|\n/);
      expect(mail.html).not.toMatch(/https?:|src=/);
    }
  });

  it('say the same things in both languages, with nothing left to fill in', () => {
    const keys = (words: object): string[] =>
      Object.entries(words).flatMap(([key, value]) =>
        typeof value === 'string' ? [key] : keys(value).map((inner) => `${key}.${inner}`),
      );
    expect(keys(vi)).toEqual(keys(en));
    for (const language of ['vi', 'en', 'fr']) {
      const mail = otpMail({ email: 'a@example.test', fullname: null, language }, 'register', '012345');
      expect(mail.text + mail.html + mail.subject).not.toContain('{{');
    }
  });

  it('hold every part once', () => {
    const parts = { language: 'vi', subject: 'S', greeting: 'G', lead: 'L', hints: ['H1', 'H2'], footer: 'F' };
    expect(writeLetter('a@example.test', parts).text).toBe('G\n\nL\n\nH1\n\nH2\n\n-- \nF\n');
  });
});

describe('/dev/mail', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ DEMO: '1' });
    await test.services.mail.send({ ...letter, subject: 'First' });
    await test.services.mail.send({ ...letter, subject: '<script>alert(1)</script>' });
  });
  afterAll(() => test.close());

  it('shows what was kept, newest first, as JSON and as an escaped page', async () => {
    const json = await test.app.inject('/dev/mail.json');
    expect(json.json()).toEqual([
      { ...letter, subject: '<script>alert(1)</script>', sent_at: expect.stringMatching(/^\d{4}-.*Z$/) },
      { ...letter, subject: 'First', sent_at: expect.any(String) },
    ]);
    const page = await test.app.inject('/dev/mail');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('&#60;script&#62;alert(1)');
    expect(page.body).not.toContain('<script>');
  });

  it.each([
    ['a stranger', { remoteAddress: '203.0.113.1' }],
    ['one a proxy here speaks for', { headers: { 'x-forwarded-for': '203.0.113.1' } }],
    [
      'one who only says to be from here',
      { remoteAddress: '203.0.113.1', headers: { 'x-forwarded-for': '127.0.0.1' } },
    ],
    ['a page of elsewhere whose name leads here', { headers: { host: 'evil.example:3000' } }],
  ])('is not there for %s', async (_who, request) => {
    for (const url of ['/dev/mail', '/dev/mail.json']) {
      expect((await test.app.inject({ url, ...request })).statusCode).toBe(404);
    }
  });

  it('is not there outside a demo', async () => {
    const real = await startTestApp({ DEMO: '0' });
    expect((await real.app.inject('/dev/mail')).statusCode).toBe(404);
    expect((await real.app.inject('/dev/mail.json')).statusCode).toBe(404);
    await real.close();
  });

  it('keeps the last 200', async () => {
    const mailer = keptMailer();
    for (let index = 0; index < 205; index += 1) await mailer.send({ ...letter, subject: String(index) });
    expect(
      mailer
        .kept()
        ?.map(({ subject }) => subject)
        .slice(0, 2),
    ).toEqual(['204', '203']);
    expect(mailer.kept()).toHaveLength(200);
  });
});

describe('configuration', () => {
  it.each([
    [{ SMTP_URL: 'http://mail.example' }, /SMTP_URL/],
    [{ PUBLIC_URL: 'https://kolhub.example/path' }, /PUBLIC_URL/],
    [{ NODE_ENV: 'production' }, /PUBLIC_URL/],
    [{ NODE_ENV: 'production', PUBLIC_URL: ' ' }, /PUBLIC_URL/],
    [{ GOOGLE_CLIENT_ID: 'only' }, /go together/],
    [{ OIDC_ISSUER: 'http://accounts.example' }, /OIDC_ISSUER/],
    [{ OIDC_ISSUER: 'http://localhost.evil.example' }, /OIDC_ISSUER/],
  ])('%j is refused', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it('in production is complete with the address people use', () => {
    const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://kolhub.example/' });
    expect(config).toMatchObject({ production: true, publicUrl: 'https://kolhub.example' });
    expect(readConfig({}).publicUrl).toBeNull();
  });
});
