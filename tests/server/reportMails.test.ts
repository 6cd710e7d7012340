import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MailAttachment } from '../../src/domain/reportMails/values';
import { mailFileLimit } from '../../src/domain/reportMails/values';
import { campaignPeople } from '../../src/server/db/schema/campaigns';
import { reportLinks } from '../../src/server/db/schema/reportLinks';
import { reportMails } from '../../src/server/db/schema/reportMails';
import { reportSnapshots } from '../../src/server/db/schema/reportSnapshots';
import { newId } from '../../src/server/ids';
import { enqueue } from '../../src/server/jobs/enqueue';
import { storedDocument } from '../../src/server/reportSnapshots/document';
import { reportFile } from '../../src/server/reports/files/reportFile';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildPost, buildSow } from '../support/factories';
import { signIn, trailOf } from '../support/people';
import { readPdf } from '../support/readPdf';
import { attachmentsOf, headersOf, partsOf, startSmtp } from './mail.fixtures';
import { addressedCampaign, makeFailed, makeReady, snapshotsOf, work } from './reportMails.fixtures';

let test: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let sender: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  smtp = await startSmtp();
  test = await startTestApp({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://kolhub.test', DEMO: '0' });
  sender = await signIn(test, ['manager'], { fullname: 'Lê Quản Lý' });
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});
afterEach(async () => {
  smtp.mails.length = 0;
  await test.database.pool.query('delete from rate_limits');
});

const body = { subject: 'Báo cáo tuần', message: 'Chào anh chị' };
const send = (id: string, attach: MailAttachment, changes: object = {}) =>
  test.call('POST', `/campaigns/${id}/send-email`, { token: sender.token, body: { ...body, attach, ...changes } });
const listed = async (id: string) =>
  (await test.call('GET', `/campaigns/${id}/report-mails`, { token: sender.token })).json().data;
const linksOf = (id: string) => test.database.db.select().from(reportLinks).where(eq(reportLinks.campaign_id, id));
const mailTo = (address: string) => {
  const mail = smtp.mails.find(({ receivers }) => receivers[0] === address);
  if (!mail) throw new Error(`no mail for ${address}`);
  return mail;
};
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const flat = (text: string) => text.replace(/\s+/g, ' ');

/** A campaign whose frozen report a mail waits for. */
async function waitingMail(changes: object = {}) {
  const place = await addressedCampaign(test);
  const answer = await send(place.campaign.id, 'pdf', changes);
  const [snapshot] = await snapshotsOf(test, place.campaign.id);
  if (!snapshot) throw new Error(answer.body);
  return { ...place, snapshot, answer };
}

describe('a mail with the frozen report', () => {
  it('waits for the file, then brings each receiver its bytes in their language', async () => {
    const { campaign, snapshot, answer, ofCustomer, ofBrand } = await waitingMail();
    expect(answer.json().data).toEqual({ sent: 2, state: 'waiting', number: snapshot.number, replaces: null });
    expect(snapshot).toMatchObject({ audience: 'customer', created_by: sender.id });
    expect(smtp.mails).toEqual([]);
    const about = { attach: 'pdf', snapshot: { id: snapshot.id, number: snapshot.number }, link_instead: false };
    expect(await listed(campaign.id)).toMatchObject([{ ...about, state: 'waiting', sent_at: null }]);
    const shas = await makeReady(test, snapshot.id);
    await work(test, 'report_mail', 'mail');
    expect(smtp.mails).toHaveLength(2);
    for (const [{ username }, lang, words] of [
      [ofCustomer, 'vi', `Báo cáo ${snapshot.number}`],
      [ofBrand, 'en', `The report ${snapshot.number}`],
    ] as const) {
      const mail = mailTo(username);
      const [file, ...more] = attachmentsOf(mail);
      if (!file) throw new Error('nothing came along');
      expect(more).toEqual([]);
      expect(file).toMatchObject({ name: `${campaign.code}_${snapshot.number}.pdf`, type: 'application/pdf' });
      expect(sha256(file.bytes)).toBe(shas.get(lang));
      expect(flat(partsOf(mail).text)).toContain(words);
      expect(partsOf(mail).html).not.toContain('<a ');
    }
    const [row] = await listed(campaign.id);
    expect(row).toMatchObject({ ...about, state: 'sent', scheduled: false, createdBy: { id: sender.id } });
    expect(row.to.sort()).toEqual([ofCustomer.username, ofBrand.username].sort());
    expect(Date.parse(row.sent_at)).toBeGreaterThan(Date.parse(row.created_at));
    const [trace] = await trailOf(test, campaign.id);
    expect(trace?.changes).toMatchObject({ attach: { after: 'pdf' }, report_number: { after: snapshot.number } });
  });

  it('says whose place the frozen report takes, where the one before was withdrawn', async () => {
    const { campaign, snapshot } = await waitingMail();
    await test.database.db
      .update(reportSnapshots)
      .set({ withdrawn_at: new Date(), withdraw_reason: 'Sai số' })
      .where(eq(reportSnapshots.id, snapshot.id));
    expect((await send(campaign.id, 'pdf')).json().data).toMatchObject({ state: 'waiting', replaces: snapshot.number });
    expect((await send(campaign.id, 'pdf')).json().data.replaces).toBeNull();
  });

  it('is sent once, however often its job is asked for or carried out', async () => {
    const { snapshot } = await waitingMail();
    await makeReady(test, snapshot.id);
    await work(test, 'report_mail', 'mail');
    const again = { data: { snapshot_id: snapshot.id } };
    await enqueue(test.database.db, 'report_mail', { ...again, key: 'again' });
    await work(test, 'report_mail', 'mail');
    // As if the first run had been forgotten after the mails had left.
    await test.database.db
      .update(reportMails)
      .set({ state: 'waiting' })
      .where(eq(reportMails.snapshot_id, snapshot.id));
    await enqueue(test.database.db, 'report_mail', { ...again, key: 'once more' });
    await work(test, 'report_mail', 'mail');
    expect(smtp.mails).toHaveLength(2);
  });

  it('holds no file in the queue, and nothing anybody could read', async () => {
    const { snapshot } = await waitingMail();
    await makeReady(test, snapshot.id);
    await work(test, 'report_mail');
    const { rows } = await test.database.pool.query("select data::text from pgboss.job where name = 'mail'");
    expect(rows).toHaveLength(2);
    for (const { data } of rows) {
      expect(data.length).toBeLessThan(10_000);
      expect(data).not.toMatch(/Báo cáo|RPT-|storage_key/);
    }
    await work(test, 'mail');
  });

  it.each<[string, number | 'failed' | 'withdrawn', boolean]>([
    ['is over 10 MB', mailFileLimit + 1, true],
    ['could not be made', 'failed', false],
    ['was withdrawn meanwhile', 'withdrawn', false],
  ])('brings a link instead where the file %s', async (_why, what, isOfSnapshot) => {
    const { campaign, snapshot, ofCustomer } = await waitingMail();
    if (what === 'failed') await makeFailed(test, snapshot.id);
    else await makeReady(test, snapshot.id, typeof what === 'number' ? what : undefined);
    const withdrawn = { withdrawn_at: new Date(), withdraw_reason: 'Sai số' };
    if (what === 'withdrawn') {
      await test.database.db.update(reportSnapshots).set(withdrawn).where(eq(reportSnapshots.id, snapshot.id));
    }
    await work(test, 'report_mail', 'mail');
    const mail = mailTo(ofCustomer.username);
    expect(attachmentsOf(mail)).toEqual([]);
    expect(flat(partsOf(mail).text)).toContain('không gửi kèm được');
    expect(partsOf(mail).html).toMatch(/<a href="https:\/\/kolhub\.test\/r\/[\w-]{22,}"/);
    const [link, ...more] = await linksOf(campaign.id);
    expect(more).toEqual([]);
    expect(link).toMatchObject({ label: 'Mail: Báo cáo tuần', snapshot_id: isOfSnapshot ? snapshot.id : null });
    expect(await listed(campaign.id)).toMatchObject([{ attach: 'pdf', link_instead: true, state: 'sent' }]);
  });

  it('of exactly 10 MB still comes along', async () => {
    const { snapshot, ofCustomer } = await waitingMail();
    await makeReady(test, snapshot.id, mailFileLimit);
    await work(test, 'report_mail', 'mail');
    expect(attachmentsOf(mailTo(ofCustomer.username))).toHaveLength(1);
  });

  it('tells customers no price of staff', async () => {
    const place = await addressedCampaign(test);
    const { db } = test.database;
    const [booking_price, sale_price] = [7_654_321, 9_876_543];
    const sow = await buildSow(db, { campaign_id: place.campaign.id, booking_price, sale_price });
    await buildPost(db, { sow });
    await send(place.campaign.id, 'pdf');
    const [snapshot] = await snapshotsOf(test, place.campaign.id);
    if (!snapshot) throw new Error('nothing was frozen');
    expect(snapshot.document).not.toMatch(/7654321|9876543|booking_|"price"/);
    const document = storedDocument(snapshot, 'vi');
    const gone = new AbortController().signal;
    const pdf = await reportFile(test.services.files, document, { form: 'pdf', language: 'vi', gone });
    expect((await readPdf(pdf)).text.replace(/\D/g, '')).not.toMatch(/7654321|9876543/);
  });

  it('that reaches somebody not is said to have failed, until its letter is tried again and arrives', async () => {
    const { campaign, snapshot, ofCustomer } = await waitingMail();
    await makeReady(test, snapshot.id);
    await work(test, 'report_mail');
    const [{ storage_key }] = (
      await test.database.pool.query(
        'select m.storage_key from report_snapshot_files f join media_files m on m.id = f.file_id where f.snapshot_id = $1',
        [snapshot.id],
      )
    ).rows;
    await test.services.files.remove(storage_key);
    const lastTry = `update pgboss.job set retry_count = retry_limit where name = 'mail' and state < 'active'`;
    await test.database.pool.query(lastTry);
    await work(test, 'mail', 'report_mail_failed');
    expect(smtp.mails).toHaveLength(1);
    const failed = [{ state: 'failed', on_way: 0, missed: [ofCustomer.username] }];
    expect(await listed(campaign.id)).toMatchObject(failed);

    const admin = await signIn(test, ['admin']);
    const [mail] = await listed(campaign.id);
    const letter = "select id from pgboss.job where name = 'mail' and data->>'report_mail' = $1";
    const { rows } = await test.database.pool.query(letter, [mail.id]);
    const retry = () => test.call('POST', `/setting/jobs-queue/${rows[0].id}/retry`, { token: admin.token });
    expect((await retry()).statusCode).toBe(204);
    await work(test, 'mail', 'report_mail_failed');
    expect(await listed(campaign.id)).toMatchObject(failed);

    await test.services.files.put(storage_key, Buffer.from('%PDF-1.7'), 'application/pdf');
    expect((await retry()).statusCode).toBe(204);
    await work(test, 'mail', 'report_mail_failed');
    expect(smtp.mails).toHaveLength(2);
    expect(await listed(campaign.id)).toMatchObject([{ state: 'sent', on_way: 0, missed: [] }]);
  });

  it('is on its way until the mail server has it; one that failed waits in Today until another arrived', async () => {
    const { db, pool } = test.database;
    const { campaign } = await addressedCampaign(test);
    await db.insert(campaignPeople).values({ campaign_id: campaign.id, user_id: sender.id, duty: 'manager' });
    const waiting = async (): Promise<string[]> => {
      const { data } = (await test.call('GET', '/today', { token: sender.token })).json();
      const of: { id: string; campaign: { id: string } }[] = data.failed_report_mails.first;
      return of.filter((mail) => mail.campaign.id === campaign.id).map(({ id }) => id);
    };
    await send(campaign.id, 'none');
    const [first] = await listed(campaign.id);
    expect(first).toMatchObject({ state: 'sent', on_way: 0, missed: [] });
    const missed = { report_mail: first.id, about: first.to[0] };
    await enqueue(db, 'report_mail_failed', { key: 'missed', data: missed });
    await work(test, 'report_mail_failed');
    expect(await listed(campaign.id)).toMatchObject([{ state: 'failed', missed: [first.to[0]] }]);
    expect(await waiting()).toEqual([first.id]);

    await send(campaign.id, 'none');
    const [second] = await listed(campaign.id);
    await pool.query(
      `insert into pgboss.job (name, data, start_after) values ('mail', $1::jsonb, now() + interval '1 hour')`,
      [JSON.stringify({ report_mail: second.id })],
    );
    expect(await listed(campaign.id)).toMatchObject([{ state: 'sent', on_way: 1 }, { id: first.id }]);
    expect(await waiting()).toEqual([first.id]);
    await pool.query(`delete from pgboss.job where data->>'report_mail' = $1`, [second.id]);
    expect(await listed(campaign.id)).toMatchObject([{ state: 'sent', on_way: 0 }, { id: first.id }]);
    expect(await waiting()).toEqual([]);
  });
});

describe('a mail with a link, or with nothing', () => {
  it('brings a link of 30 days that is named after it', async () => {
    const { campaign, ofCustomer, ofBrand } = await addressedCampaign(test);
    const answer = await send(campaign.id, 'link');
    expect(answer.json().data).toEqual({ sent: 2, state: 'sent', number: null, replaces: null });
    const [link] = await linksOf(campaign.id);
    expect(link).toMatchObject({ label: 'Mail: Báo cáo tuần', snapshot_id: null, lang: 'vi', created_by: sender.id });
    const days = ((link?.expires_at.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect([days > 30, days <= 31]).toEqual([true, true]);
    const urls = [ofCustomer, ofBrand].map(({ username }) => {
      const { text, html } = partsOf(mailTo(username));
      const [url = 'none'] = /https:\/\/kolhub\.test\/r\/\S+/.exec(text) ?? [];
      expect(html).toContain(`<a href="${url}"`);
      return url;
    });
    expect(new Set(urls).size).toBe(1);
    expect(
      createHash('sha256')
        .update(urls[0]?.split('/r/')[1] ?? '')
        .digest('hex'),
    ).toBe(link?.token_sha256);
    expect(await listed(campaign.id)).toMatchObject([{ attach: 'link', link_instead: false, state: 'sent' }]);
    expect(await snapshotsOf(test, campaign.id)).toEqual([]);
  });

  it('brings nothing unless asked to', async () => {
    const { campaign, ofCustomer } = await addressedCampaign(test);
    const answer = await test.call('POST', `/campaigns/${campaign.id}/send-email`, { token: sender.token, body });
    expect(answer.json().data).toEqual({ sent: 2, state: 'sent', number: null, replaces: null });
    const { html, text } = partsOf(mailTo(ofCustomer.username));
    expect(html + text).not.toMatch(/https?:/);
    expect([await linksOf(campaign.id), await snapshotsOf(test, campaign.id)]).toEqual([[], []]);
    expect(await listed(campaign.id)).toMatchObject([{ attach: 'none', snapshot: null, state: 'sent' }]);
  });

  it('stays one mail to one person, whatever is written in it', async () => {
    const { campaign, ofCustomer } = await addressedCampaign(test);
    expect((await send(campaign.id, 'link', { subject: 'A\r\nBcc: all@evil.example' })).statusCode).toBe(400);
    const subject = '{{sender}} $& <b>Bcc: all@evil.example</b>';
    await send(campaign.id, 'link', { subject, message: '<script>alert(1)</script>\n\n{{day}} "></a>' });
    const mail = mailTo(ofCustomer.username);
    expect(headersOf(mail).get('subject')).toEqual([subject]);
    expect(headersOf(mail).has('bcc')).toBe(false);
    expect(mail.receivers).toEqual([ofCustomer.username]);
    const { html, text } = partsOf(mail);
    expect(html).not.toMatch(/<script|"><\/a>|<b>/);
    expect(text).toContain('{{day}} "></a>');
  });
});

describe('the preview of a mail', () => {
  const preview = (id: string, attach: MailAttachment, changes: object = {}) =>
    test.call('POST', `/campaigns/${id}/send-email/preview`, {
      token: sender.token,
      body: { ...body, attach, ...changes },
    });

  it.each<MailAttachment>(['pdf', 'link', 'none'])('says what will be sent, and does nothing (%s)', async (attach) => {
    const { campaign, ofBrand } = await addressedCampaign(test);
    const answer = await preview(campaign.id, attach, { recipients: [ofBrand.id] });
    expect(smtp.mails).toEqual([]);
    expect(await listed(campaign.id)).toEqual([]);
    expect([await linksOf(campaign.id), await snapshotsOf(test, campaign.id)]).toEqual([[], []]);
    await send(campaign.id, attach, { recipients: [ofBrand.id] });
    const [snapshot] = await snapshotsOf(test, campaign.id);
    if (snapshot) {
      await makeReady(test, snapshot.id);
      await work(test, 'report_mail', 'mail');
    }
    const mail = mailTo(ofBrand.username);
    const said = answer.json().data;
    const plain = (html: string) =>
      flat(html)
        .replace(/RPT-(\d{4})-(\d{6}|…)/g, 'RPT-$1')
        .replace(/\/r\/[\w…-]+/g, '/r/')
        .trim();
    expect(plain(said.html)).toBe(plain(partsOf(mail).html));
    expect(headersOf(mail).get('subject')).toEqual([said.subject]);
    const names = attachmentsOf(mail).map(({ name }) => plain(name));
    expect(said.file_name === null ? [] : [plain(said.file_name)]).toEqual(names);
  });

  it('is of the first chosen one’s language or of one asked for, of what is not written yet too, escaped', async () => {
    const { campaign, ofBrand } = await addressedCampaign(test);
    const html = async (changes: object) => (await preview(campaign.id, 'none', changes)).json().data.html;
    expect(await html({ recipients: [ofBrand.id] })).toContain('<html lang="en">');
    expect(await html({ recipients: [ofBrand.id], lang: 'vi' })).toContain('<html lang="vi">');
    expect(await html({ subject: '', message: '' })).toContain('Lê Quản Lý');
    expect(await html({ message: '<img src=x onerror=alert(1)>' })).not.toContain('<img');
    const alone = await buildCampaign(test.database.db);
    expect((await preview(alone.id, 'link')).statusCode).toBe(200);
    expect((await preview(campaign.id, 'none', { recipients: [newId()] })).json().errors).toEqual([
      { property: 'recipients', message: 'user_not_exist' },
    ]);
  });
});

describe('mails about a campaign', () => {
  it('are for staff with the right for it, whatever a permission group says', async () => {
    const { campaign, ofCustomer } = await addressedCampaign(test);
    const staff = await signIn(test, ['staff']);
    const kol = await signIn(test, ['manager'], { type: 'kol' });
    const client = await signIn(test, ['manager'], { type: 'customer' });
    for (const { token } of [staff, kol, client, ofCustomer]) {
      for (const [method, path] of [
        ['GET', 'report-mails'],
        ['GET', 'report-schedule'],
        ['POST', 'send-email/preview'],
        ['POST', 'send-email'],
      ] as const) {
        const sent = method === 'POST' ? { body: { ...body, attach: 'link' } } : {};
        const { statusCode } = await test.call(method, `/campaigns/${campaign.id}/${path}`, { token, ...sent });
        expect(statusCode, path).toBe(403);
      }
    }
    expect(await linksOf(campaign.id)).toEqual([]);
    const gone = await test.call('GET', `/campaigns/${newId()}/report-mails`, { token: sender.token });
    expect(gone.json().message).toBe('campaign_not_exist');
  });

  it('are listed newest first, of this campaign alone', async () => {
    const [one, other] = [await addressedCampaign(test), await addressedCampaign(test)];
    for (const subject of ['Một', 'Hai']) await send(one.campaign.id, 'none', { subject });
    await send(other.campaign.id, 'none', { subject: 'Ba' });
    const rows: { id: string; subject: string }[] = await listed(one.campaign.id);
    expect(rows.map(({ subject }) => subject)).toEqual(['Hai', 'Một']);
    const [, first] = rows;
    const { data } = (
      await test.call('GET', `/campaigns/${one.campaign.id}/report-mails?ids=${first?.id}`, { token: sender.token })
    ).json();
    expect(data).toMatchObject([{ subject: 'Một', message: body.message, attach: 'none' }]);
  });
});
