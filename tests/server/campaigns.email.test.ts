import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representatives } from '../../src/server/db/schema/customers';
import { users } from '../../src/server/db/schema/identity';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign } from '../support/factories';
import { signIn, trailOf } from '../support/people';
import { signInClient } from './campaigns.fixtures';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const send = (id: string, token: string, body: object = {}) =>
  test.call('POST', `/campaigns/${id}/send-email`, {
    token,
    body: { subject: 'Kế hoạch', message: 'Xin chào', ...body },
  });
const mailsTo = (username: string) => test.services.mail.kept()?.filter(({ to }) => to === username) ?? [];

/** A campaign whose customer and brand have one representative each. */
async function addressed() {
  const brand = await buildBrand(test.database.db);
  const campaign = await buildCampaign(test.database.db, { brand_id: brand.id });
  const ofCustomer = await signInClient(test, brand.customer_id);
  const ofBrand = await signInClient(test, brand.id, 'brand');
  return { brand, campaign, ofCustomer, ofBrand };
}

async function speaks(userId: string, code: string): Promise<void> {
  await test.database.pool.query(
    'update users set language_id = (select id from languages where code = $1) where id = $2',
    [code, userId],
  );
}

describe('a mail about a campaign', () => {
  it('reaches who stands for its customer and its brand, each in their language, and is traced', async () => {
    const sender = await signIn(test, ['manager'], { fullname: 'Lê Quản Lý' });
    const { campaign, ofCustomer, ofBrand } = await addressed();
    await speaks(ofBrand.id, 'en');
    const message = 'Dòng một\nDòng hai\r\n\r\n<b>Đoạn</b> hai';
    const answer = await send(campaign.id, sender.token, { subject: 'Kế hoạch tháng 3', message });
    expect(answer.json()).toEqual({ data: { sent: 2, state: 'sent', number: null, replaces: null } });
    const [vi] = mailsTo(ofCustomer.username);
    const [en] = mailsTo(ofBrand.username);
    expect([vi?.subject, en?.subject]).toEqual(['Kế hoạch tháng 3', 'Kế hoạch tháng 3']);
    expect(vi?.text).toContain(`Lê Quản Lý gửi bạn thông tin về chiến dịch ${campaign.name}:`);
    expect(en?.text).toContain(`Lê Quản Lý writes to you about the campaign ${campaign.name}:`);
    expect(vi?.text).toContain('Dòng một\nDòng hai\n\n<b>Đoạn</b> hai');
    expect(vi?.html).toContain('<p>Dòng một<br>Dòng hai</p>\n<p>&#60;b&#62;Đoạn&#60;/b&#62; hai</p>');
    const [trace] = await trailOf(test, campaign.id);
    expect(trace).toMatchObject({
      action: 'send_email',
      actor_id: sender.id,
      changes: { subject: { after: 'Kế hoạch tháng 3' } },
    });
    for (const { id } of [ofCustomer, ofBrand]) expect(JSON.stringify(trace?.changes)).toContain(id);
  });

  it('reaches some of them where they are chosen, nobody who stands for another', async () => {
    const sender = await signIn(test, ['manager']);
    const { campaign, ofCustomer, ofBrand } = await addressed();
    const other = await addressed();
    expect((await send(campaign.id, sender.token, { recipients: [ofBrand.id] })).json().data.sent).toBe(1);
    expect([mailsTo(ofBrand.username), mailsTo(ofCustomer.username)].map(({ length }) => length)).toEqual([1, 0]);
    for (const foreign of [other.ofBrand.id, sender.id, newId()]) {
      expect((await send(campaign.id, sender.token, { recipients: [ofBrand.id, foreign] })).json()).toMatchObject({
        statusCode: 404,
        errors: [{ property: 'recipients', message: 'user_not_exist' }],
      });
    }
    expect(mailsTo(ofBrand.username)).toHaveLength(1);
    expect(mailsTo(other.ofBrand.username)).toHaveLength(0);
  });

  it('says whom it would reach, and when there is nobody', async () => {
    const sender = await signIn(test, ['manager']);
    const { db } = test.database;
    const { brand, campaign, ofCustomer, ofBrand } = await addressed();
    // Who stands for both is one person still.
    await db
      .insert(representatives)
      .values({ id: newId(), user_id: ofBrand.id, type: 'customer', customer_id: brand.customer_id });
    const listed = async () =>
      (await test.call('GET', `/campaigns/${campaign.id}/email-recipients`, { token: sender.token })).json();
    const list = await listed();
    expect(list.total).toBe(2);
    expect(list.data.map(({ id }: { id: string }) => id).sort()).toEqual([ofCustomer.id, ofBrand.id].sort());
    expect(Object.keys(list.data[0]).sort()).toEqual(['email', 'fullname', 'id', 'position']);
    await db.update(users).set({ active: false }).where(eq(users.id, ofCustomer.id));
    await db.update(representatives).set({ active: false }).where(eq(representatives.user_id, ofBrand.id));
    expect((await listed()).data).toEqual([]);
    expect((await send(campaign.id, sender.token)).json()).toEqual({
      statusCode: 409,
      message: 'campaign_has_no_recipients',
    });
  });

  it.each<[string, object, string, string]>([
    ['a second header in the subject', { subject: 'A\r\nBcc: all@evil.example' }, 'subject', 'invalid_value'],
    ['no subject', { subject: ' ' }, 'subject', 'field_required'],
    ['too long a subject', { subject: 'a'.repeat(256) }, 'subject', 'text_too_long'],
    ['no message', { message: '' }, 'message', 'field_required'],
    ['control characters', { message: 'a\u0000b' }, 'message', 'invalid_value'],
    ['an empty choice', { recipients: [] }, 'recipients', 'field_select_required'],
  ])('is refused with %s', async (_what, changes, property, message) => {
    const sender = await signIn(test, ['manager']);
    const { campaign, ofBrand } = await addressed();
    expect((await send(campaign.id, sender.token, changes)).json().errors).toEqual([{ property, message }]);
    expect(mailsTo(ofBrand.username)).toEqual([]);
  });

  it('is slowed after ten, and not for somebody else', async () => {
    const [sender, other] = [await signIn(test, ['manager']), await signIn(test, ['manager'])];
    const { campaign } = await addressed();
    for (let sent = 0; sent < 10; sent += 1) expect((await send(campaign.id, sender.token)).statusCode).toBe(200);
    const slowed = await send(campaign.id, sender.token);
    expect([slowed.statusCode, slowed.json().message]).toEqual([429, 'too_many_requests']);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(30);
    expect((await send(campaign.id, other.token)).statusCode).toBe(200);
  });

  it('is for those with the letter for it, about a campaign that is there', async () => {
    const { campaign, ofCustomer } = await addressed();
    const [staff, manager] = [await signIn(test, ['staff']), await signIn(test, ['manager'])];
    for (const { token } of [staff, ofCustomer]) {
      expect((await send(campaign.id, token)).statusCode).toBe(403);
      expect((await test.call('GET', `/campaigns/${campaign.id}/email-recipients`, { token })).statusCode).toBe(403);
    }
    expect((await send(newId(), manager.token)).json().message).toBe('campaign_not_exist');
  });
});
