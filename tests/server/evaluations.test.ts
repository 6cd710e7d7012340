import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildKol, buildSow } from '../support/factories';
import { signIn, trailOf } from '../support/people';
import { callDuring } from '../support/race';
import { answers, doneCampaign, evaluate, evaluationOf } from './evaluations.fixtures';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
});
afterAll(() => test.close());

const rowsOf = async (id: string) =>
  (await test.database.pool.query('select * from campaign_evaluations where campaign_id = $1', [id])).rows;

describe('an evaluation', () => {
  it('is given once, told with its means, and traced', async () => {
    const { campaign, forBrand } = await doneCampaign(test);
    const given = await evaluate(test, forBrand, answers(campaign.id, { comment: '  Rất ổn  ', version: 0 }));
    expect(given.statusCode).toBe(200);
    const { mine, evaluations, questions, summary } = given.json().data;
    // (8 + 9 + 7 + 8 + 26/3 + 28/3) / 6 = 8.33…
    expect(mine).toMatchObject({ q1: 8, q5: [9, 9, 8], q7: null, comment: 'Rất ổn', average: 8.3, version: 1 });
    expect(mine.evaluator).toMatchObject({ id: forBrand.id, type: 'brand' });
    expect(evaluations).toEqual([mine]);
    expect(questions.map(({ key }: { key: string }) => key)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5', 'q6']);
    expect(questions[4]).toEqual({
      key: 'q5',
      text: 'evaluation.question.q5.text',
      parts: ['evaluation.question.q5.part_1', 'evaluation.question.q5.part_2', 'evaluation.question.q5.part_3'],
    });
    expect(summary).toMatchObject({ count: 1, average: 8.3 });
    expect(summary.by_question[4]).toEqual({ key: 'q5', count: 1, average: 8.7, parts: [9, 9, 8] });
    const trail = await trailOf(test, campaign.id);
    expect(trail.map(({ action, actor_id }) => [action, actor_id])).toEqual([['evaluate', forBrand.id]]);
    expect(trail[0]?.changes).toMatchObject({ q1: { after: 8 }, evaluation_comment: { after: 'Rất ổn' } });
  });

  it('is edited by giving it again, from the version that was seen', async () => {
    const { campaign, forCustomer } = await doneCampaign(test);
    await evaluate(test, forCustomer, answers(campaign.id));
    const again = await evaluate(test, forCustomer, answers(campaign.id, { q1: 10, version: 1 }));
    expect(again.json().data.mine).toMatchObject({ q1: 10, version: 2 });
    for (const version of [0, 1, 3]) {
      const stale = await evaluate(test, forCustomer, answers(campaign.id, { q1: 1, version }));
      expect([stale.statusCode, stale.json().message]).toEqual([409, 'record_was_changed']);
    }
    const same = await evaluate(test, forCustomer, answers(campaign.id, { q1: 10, version: 2 }));
    expect(same.json().data.mine).toMatchObject({ q1: 10, version: 2 });
    expect(await rowsOf(campaign.id)).toHaveLength(1);
    expect((await trailOf(test, campaign.id)).at(-1)?.changes).toEqual({ q1: { before: 8, after: 10 } });
  });

  it('asks of the creative team where it took part', async () => {
    for (const type of ['booking_creative_plan', 'booking_content_direction'] as const) {
      const { campaign, forBrand } = await doneCampaign(test, { type });
      const missing = await evaluate(test, forBrand, answers(campaign.id));
      expect(missing.json()).toMatchObject({
        statusCode: 400,
        errors: [{ property: 'q7', message: 'score_required' }],
      });
      const given = await evaluate(test, forBrand, answers(campaign.id, { q7: [5, 6, 6] }));
      // (32 + 26/3 + 28/3 + 17/3) / 7 = 7.952…
      expect(given.json().data.mine).toMatchObject({ q7: [5, 6, 6], average: 8 });
      expect(given.json().data.questions).toHaveLength(7);
    }
    const { campaign, forBrand } = await doneCampaign(test, { type: 'booking' });
    const refused = await evaluate(test, forBrand, answers(campaign.id, { q7: [5, 6, 6] }));
    expect(refused.json()).toMatchObject({ statusCode: 400, errors: [{ property: 'q7', message: 'invalid_value' }] });
    expect((await evaluate(test, forBrand, answers(campaign.id, { q7: null }))).statusCode).toBe(200);
  });

  it.each([
    ['q1', 0],
    ['q2', 11],
    ['q3', 5.5],
    ['q4', -1],
    ['q1', '7'],
    ['q2', true],
    ['q3', [7]],
    ['q4', null],
    ['q1', undefined],
    ['q5', [9, 9]],
    ['q5', Array(12).fill(9)],
    ['q6', []],
    ['q6', 9],
    ['q5', null],
    ['q6', undefined],
    ['q7', [9, 9, 9, 9]],
  ])('refuses %s = %j', async (field, value) => {
    const { campaign, forBrand } = await doneCampaign(test, { type: 'booking_creative_plan' });
    const answer = await evaluate(test, forBrand, answers(campaign.id, { q7: [9, 9, 9], [field]: value }));
    expect([answer.statusCode, answer.json().errors?.[0]?.property]).toEqual([400, field]);
    expect(await rowsOf(campaign.id)).toEqual([]);
  });

  it.each([[[0, 9, 9]], [[9, 11, 9]], [[9, 9, 5.5]], [[9, null, 9]], [['9', 9, 9]]])('refuses parts %j', async (q5) => {
    const { campaign, forBrand } = await doneCampaign(test);
    const answer = await evaluate(test, forBrand, answers(campaign.id, { q5 }));
    expect([answer.statusCode, answer.json().errors[0].property]).toEqual([400, expect.stringMatching(/^q5\.\d$/)]);
  });

  it('takes a comment of 2,000 characters and no more', async () => {
    const { campaign, forBrand } = await doneCampaign(test);
    const said = (length: number) => evaluate(test, forBrand, answers(campaign.id, { comment: 'a'.repeat(length) }));
    expect((await said(2_001)).json().errors).toEqual([{ property: 'comment', message: 'text_too_long' }]);
    expect((await said(2_000)).statusCode).toBe(200);
  });
});

describe('what can be evaluated', () => {
  it('is what is done', async () => {
    const { brand, forBrand } = await doneCampaign(test);
    for (const status of ['pitching', 'on_going', 'liquidation', 'cancel'] as const) {
      const cancel_reason = status === 'cancel' ? 'Dừng' : null;
      const { id } = await buildCampaign(test.database.db, { brand_id: brand.id, status, cancel_reason });
      for (const answer of [
        await evaluate(test, forBrand, answers(id)),
        await evaluationOf(test, forBrand, id),
        await evaluationOf(test, manager, id),
      ]) {
        expect([answer.statusCode, answer.json().message], status).toEqual([409, 'campaign_not_done']);
      }
    }
  });

  it('is one’s own: another brand’s, another customer’s, removed and unknown ones do not exist', async () => {
    const { campaign, other, forBrand, forCustomer } = await doneCampaign(test);
    const sibling = await buildCampaign(test.database.db, { brand_id: other.id, status: 'done' });
    const foreign = await buildCampaign(test.database.db, { status: 'done' });
    const removed = await buildCampaign(test.database.db, {
      brand_id: campaign.brand_id,
      status: 'done',
      deleted_at: new Date(),
    });
    for (const id of [sibling.id, foreign.id, removed.id, manager.id]) {
      for (const answer of [await evaluate(test, forBrand, answers(id)), await evaluationOf(test, forBrand, id)]) {
        expect([answer.statusCode, answer.json().message]).toEqual([404, 'campaign_not_exist']);
      }
    }
    expect((await evaluate(test, forCustomer, answers(sibling.id))).statusCode).toBe(200);
    expect((await evaluationOf(test, manager, removed.id)).statusCode).toBe(404);
    expect((await evaluate(test, forBrand, { ...answers('x') })).statusCode).toBe(400);
  });

  it('is not for KOLs, nor for who lacks the right', async () => {
    const { campaign } = await doneCampaign(test);
    const kolUser = await signIn(test, ['customer'], { type: 'kol' });
    const kol = await buildKol(test.database.db, { user_id: kolUser.id });
    await buildSow(test.database.db, { campaign_id: campaign.id, kol_id: kol.id });
    const plainKol = await signIn(test, ['KOL'], { type: 'kol' });
    const executive = await signIn(test, ['senior_account_executive']);
    for (const person of [kolUser, plainKol, executive]) {
      const answer = await evaluate(test, person, answers(campaign.id));
      expect([answer.statusCode, answer.json().message]).toEqual([403, 'permission_denied']);
    }
    for (const person of [kolUser, plainKol]) {
      expect((await evaluationOf(test, person, campaign.id)).statusCode).toBe(403);
    }
    expect((await evaluationOf(test, executive, campaign.id)).statusCode).toBe(200);
    expect((await test.call('GET', `/campaigns/evaluation/${campaign.id}`)).statusCode).toBe(401);
  });
});

describe('many at once', () => {
  it('of one person make one row', async () => {
    const { campaign, forBrand } = await doneCampaign(test);
    const twelve = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        evaluate(test, forBrand, answers(campaign.id, { q1: 1 + (index % 10) })),
      ),
    );
    expect(twelve.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect(await rowsOf(campaign.id)).toHaveLength(1);
  });

  it('of one form that was open twice, the later one is told', async () => {
    const { campaign, forBrand } = await doneCampaign(test);
    const twice = await Promise.all(
      [3, 4].map((q1) => evaluate(test, forBrand, answers(campaign.id, { q1, version: 0 }))),
    );
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await rowsOf(campaign.id)).toHaveLength(1);
  });

  it('wait for a campaign that is being changed', async () => {
    const { campaign, forBrand } = await doneCampaign(test);
    const answer = await callDuring(
      test,
      [['update campaigns set deleted_at = now() where id = $1', [campaign.id]]],
      () => evaluate(test, forBrand, answers(campaign.id)),
    );
    expect(answer.statusCode).toBe(404);
    expect(await rowsOf(campaign.id)).toEqual([]);
  });
});

describe('the database', () => {
  it.each([
    ['q1', '0'],
    ['q4', '11'],
    ['q5', "'{}'"],
    ['q5', "'{9,9}'"],
    ['q6', "'{9,9,9,9}'"],
    ['q6', "'{9,0,9}'"],
    ['q7', "'{9,9,11}'"],
    ['q7', "'{9,9,null}'"],
    ['q5', "'{{9,9,9}}'"],
  ])('itself refuses %s = %s', async (column, value) => {
    const { campaign, forBrand } = await doneCampaign(test);
    await evaluate(test, forBrand, answers(campaign.id));
    const update = `update campaign_evaluations set ${column} = ${value} where campaign_id = $1`;
    await expect(test.database.pool.query(update, [campaign.id])).rejects.toThrow(/violates check constraint/);
  });

  it('keeps one evaluation of a person', async () => {
    const { campaign, forBrand } = await doneCampaign(test);
    await evaluate(test, forBrand, answers(campaign.id));
    const copy = `insert into campaign_evaluations (id, campaign_id, evaluator_id, q1, q2, q3, q4, q5, q6)
      select gen_random_uuid(), campaign_id, evaluator_id, q1, q2, q3, q4, q5, q6 from campaign_evaluations where campaign_id = $1`;
    await expect(test.database.pool.query(copy, [campaign.id])).rejects.toThrow('campaign_evaluations_key');
  });
});
