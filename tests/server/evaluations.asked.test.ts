import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { targetOf } from '../../src/domain/notifications/targets';
import type { Notification } from '../../src/domain/notifications/types';
import { inTransaction } from '../../src/server/context';
import { askForEvaluation, remindOfEvaluations } from '../../src/server/evaluations/ask';
import { startTestApp, type TestApp } from '../support/app';
import { signIn } from '../support/people';
import { answers, doneCampaign, evaluate, evaluationOf } from './evaluations.fixtures';
import { servicesOf, work } from './reportMails.fixtures';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://kolhub.test' });
  manager = await signIn(test, ['manager']);
});
afterAll(() => test.close());

type Person = Awaited<ReturnType<typeof signIn>>;

const newsOf = async ({ token }: Person): Promise<Notification[]> =>
  (await test.call('GET', '/setting/notifications?size=100', { token }))
    .json()
    .data.filter(({ type }: Notification) => type === 'EVALUATION');
const mailsTo = ({ username }: Person) => test.services.mail.kept()?.filter(({ to }) => to === username) ?? [];
const asTold = async (person: Person) => [(await newsOf(person)).length, mailsTo(person).length];
const remind = async () => {
  await inTransaction(servicesOf(test), remindOfEvaluations);
  await work(test, 'mail');
};
const daysAgo = (campaign_id: string, days: number) =>
  test.database.pool.query(
    'update evaluation_asks set asked_at = now() - make_interval(days => $2) where campaign_id = $1',
    [campaign_id, days],
  );

/** A campaign in liquidation that a manager makes done. */
async function becomesDone() {
  const made = await doneCampaign(test, { status: 'liquidation' });
  await test.database.pool.query(
    "update users set language_id = (select id from languages where code = 'en') where id = $1",
    [made.forCustomer.id],
  );
  const { id } = made.campaign;
  const moved = await test.call('PUT', `/campaigns/${id}/status`, { token: manager.token, body: { status: 'done' } });
  expect(moved.statusCode).toBe(200);
  await work(test, 'evaluation_call', 'mail');
  return made;
}

describe('a campaign that becomes done', () => {
  it('asks the people of its customer and brand by bell and mail, in their language', async () => {
    const { campaign, forBrand, forCustomer } = await becomesDone();
    expect([await asTold(forBrand), await asTold(forCustomer), await asTold(manager)]).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
    const [vietnamese, english] = [mailsTo(forBrand)[0], mailsTo(forCustomer)[0]];
    const address = `https://kolhub.test/campaigns/done/${campaign.id}/evaluation`;
    expect([vietnamese?.subject, english?.subject]).toEqual([
      'Mời bạn đánh giá chiến dịch',
      'Please evaluate the campaign',
    ]);
    for (const mail of [vietnamese, english]) {
      expect(mail?.text).toContain(address);
      expect(mail?.html).toContain(`href="${address}"`);
      expect(mail?.text).toContain(campaign.name);
    }
    const [news] = await newsOf(forBrand);
    const access = { campaigns_management: { r_evaluation: 1 } } as const;
    expect(news && targetOf(news, access)).toBe(`/campaigns/done/${campaign.id}/evaluation`);
    const { asked } = (await evaluationOf(test, manager, campaign.id)).json().data;
    expect(asked.map(({ user }: { user: Person }) => user.id).sort()).toEqual([forBrand.id, forCustomer.id].sort());
    expect(asked[0]).toMatchObject({ asked_at: expect.any(String), reminded_at: null, answered_at: null });
  });

  it('asks once, however often it is told', async () => {
    const { campaign, forBrand } = await becomesDone();
    for (let time = 0; time < 2; time += 1) {
      await inTransaction(servicesOf(test), (tx) => askForEvaluation(tx, { campaign_id: campaign.id }));
    }
    await work(test, 'mail');
    expect(await asTold(forBrand)).toEqual([1, 1]);
  });

  it('asks nobody of one that was removed meanwhile', async () => {
    const { campaign, forBrand } = await doneCampaign(test, { deleted_at: new Date() });
    await inTransaction(servicesOf(test), (tx) => askForEvaluation(tx, { campaign_id: campaign.id }));
    expect(await asTold(forBrand)).toEqual([0, 0]);
  });
});

describe('after a week', () => {
  it('who has not answered is asked once more, and never again', async () => {
    const { campaign, forBrand, forCustomer } = await becomesDone();
    await remind();
    expect(await asTold(forBrand)).toEqual([1, 1]);
    await evaluate(test, forCustomer, answers(campaign.id));
    await daysAgo(campaign.id, 7);
    await Promise.all([remind(), remind()]);
    await remind();
    expect([await asTold(forBrand), await asTold(forCustomer)]).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(mailsTo(forBrand)[0]?.subject).toBe('Nhắc bạn đánh giá chiến dịch');
    const { asked } = (await evaluationOf(test, manager, campaign.id)).json().data;
    const byId = new Map(asked.map((one: { user: Person }) => [one.user.id, one]));
    expect(byId.get(forBrand.id)).toMatchObject({ reminded_at: expect.any(String), answered_at: null });
    expect(byId.get(forCustomer.id)).toMatchObject({ reminded_at: null, answered_at: expect.any(String) });
  });

  it('nobody is who may not answer any more, nor much later', async () => {
    const { campaign, forBrand, forCustomer } = await becomesDone();
    await test.database.pool.query('update users set active = false where id = $1', [forBrand.id]);
    await daysAgo(campaign.id, 60);
    await remind();
    expect(await asTold(forCustomer)).toEqual([1, 1]);
    await daysAgo(campaign.id, 8);
    await remind();
    expect([await asTold(forCustomer), mailsTo(forBrand).length]).toEqual([[2, 2], 1]);
  });
});

describe('the call to it', () => {
  it('stands in lists and on the page of who is asked, until they answer', async () => {
    const { campaign, forBrand } = await doneCampaign(test);
    const flags = async ({ token }: Person) => {
      const list = await test.call('GET', `/campaigns?filter_status=done&ids=${campaign.id}`, { token });
      const detail = await test.call('GET', `/campaigns/${campaign.id}`, { token });
      return [list.json().data[0].awaits_evaluation, detail.json().data.awaits_evaluation];
    };
    expect([await flags(forBrand), await flags(manager)]).toEqual([
      [true, true],
      [undefined, undefined],
    ]);
    await evaluate(test, forBrand, answers(campaign.id));
    expect(await flags(forBrand)).toEqual([false, false]);
  });

  it('is for staff what clients gave; nobody else is told', async () => {
    const { campaign, forBrand, forCustomer } = await doneCampaign(test);
    const told = async ({ token }: Person) => {
      const list = await test.call('GET', `/campaigns?filter_status=done&ids=${campaign.id}`, { token });
      const detail = await test.call('GET', `/campaigns/${campaign.id}`, { token });
      expect(detail.json().data.evaluation).toEqual(list.json().data[0].evaluation);
      return detail.json().data.evaluation;
    };
    expect(await told(manager)).toEqual({ count: 0, average: null });
    await evaluate(test, forBrand, answers(campaign.id));
    await evaluate(test, manager, answers(campaign.id));
    expect(await told(manager)).toEqual({ count: 1, average: expect.any(Number) });
    expect([await told(forBrand), await told(forCustomer)]).toEqual([undefined, undefined]);
  });
});
