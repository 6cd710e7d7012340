import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluationMean, meanSoFar, roundedMean } from '../../src/domain/evaluations/rules';
import { campaignPeople } from '../../src/server/db/schema/campaigns';
import {
  averageEvaluationsOfBrands,
  averageEvaluationsOfCampaigns,
  averageEvaluationsOfCustomers,
  averageEvaluationsOfManagersIn,
} from '../../src/server/evaluationAverages/queries';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign } from '../support/factories';
import { signIn } from '../support/people';
import { answers, doneCampaign, evaluate, evaluationOf } from './evaluations.fixtures';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
});
afterAll(() => test.close());

const all = (score: number, q7: number | null = null) => {
  const three = [score, score, score];
  return { q1: score, q2: score, q3: score, q4: score, q5: three, q6: three, ...(q7 && { q7: [q7, q7, q7] }) };
};

describe('a mean', () => {
  it('is exact, and rounded half up once', () => {
    expect([roundedMean({ over: 825, under: 100 }), roundedMean({ over: 8249, under: 1000 })]).toEqual([8.3, 8.2]);
    expect([roundedMean({ over: 0, under: 0 }), roundedMean({ over: 10, under: 1 })]).toEqual([null, 10]);
    // 8.45 by thirds: 8.449999… in floating point.
    expect(roundedMean({ over: 507, under: 60 })).toBe(8.5);
    expect(evaluationMean({ q1: 8, q2: 9, q3: 7, q4: 8, q5: [9, 9, 8], q6: [10, 9, 9], q7: null })).toBe(8.3);
  });

  it('goes along with what is filled in, a question of parts once it is whole', () => {
    expect(meanSoFar({})).toEqual({ over: 0, under: 0, questions: 0 });
    expect(meanSoFar({ q1: 8, q5: [9, null, 8], q6: undefined })).toEqual({ over: 24, under: 3, questions: 1 });
    expect(meanSoFar({ q1: 8, q5: [9, 7, 8] })).toEqual({ over: 48, under: 6, questions: 2 });
  });
});

describe('averages', () => {
  it('count customers and brands; staff stand apart', async () => {
    const { campaign, forBrand, forCustomer } = await doneCampaign(test, { type: 'booking_creative_plan' });
    await evaluate(test, forBrand, { ...answers(campaign.id), ...all(8, 9) });
    await evaluate(test, forCustomer, { ...answers(campaign.id), ...all(7, 7) });
    expect((await evaluate(test, manager, { ...answers(campaign.id), ...all(2, 2) })).statusCode).toBe(200);
    const seen = (await evaluationOf(test, manager, campaign.id)).json().data;
    expect(seen.evaluations.map(({ average }: { average: number }) => average)).toEqual([8.1, 7, 2]);
    // (57/7 + 7) / 2 = 7.571…
    expect(seen.summary).toMatchObject({ count: 2, average: 7.6 });
    expect(seen.staff_summary).toMatchObject({ count: 1, average: 2 });
    expect(seen.brand_summary).toMatchObject({ campaigns: 1, count: 2, average: 7.6 });
    expect(seen.brand_summary.by_question.at(-1)).toEqual({ key: 'q7', count: 2, average: 8, parts: [8, 8, 8] });
    const own = (await evaluationOf(test, forCustomer, campaign.id)).json().data;
    expect(own.evaluations).toEqual([own.mine]);
    expect(own.summary).toMatchObject({ count: 1, average: 7 });
    expect(['staff_summary', 'brand_summary', 'asked'].filter((field) => field in own)).toEqual([]);
  });

  it('of a brand, a customer and a manager come from one rule', async () => {
    const { campaign, brand, customer, other, forBrand, forCustomer } = await doneCampaign(test);
    const { db } = test.database;
    const creative = await buildCampaign(db, { brand_id: brand.id, status: 'done', type: 'booking_creative_plan' });
    const sibling = await buildCampaign(db, { brand_id: other.id, status: 'done' });
    const removed = await buildCampaign(db, { brand_id: brand.id, status: 'done' });
    await evaluate(test, forBrand, { ...answers(campaign.id), ...all(10) });
    await evaluate(test, forBrand, { ...answers(creative.id), ...all(8, 1) });
    await evaluate(test, forCustomer, { ...answers(sibling.id), ...all(6) });
    await evaluate(test, forCustomer, { ...answers(removed.id), ...all(1) });
    await evaluate(test, manager, { ...answers(campaign.id), ...all(1) });
    await test.database.pool.query('update campaigns set deleted_at = now() where id = $1', [removed.id]);
    await db.insert(campaignPeople).values([
      { campaign_id: campaign.id, user_id: manager.id, duty: 'manager', position: 0 },
      { campaign_id: sibling.id, user_id: manager.id, duty: 'executive', position: 0 },
    ]);
    const ofBrand = { campaigns: 2, count: 2, average: 8.5 };
    expect(await averageEvaluationsOfBrands(db, [brand.id])).toEqual(new Map([[brand.id, ofBrand]]));
    // (10 + 7 + 6) / 3 = 7.66…
    const ofCustomer = { campaigns: 3, count: 3, average: 7.7 };
    expect(await averageEvaluationsOfCustomers(db, [customer.id])).toEqual(new Map([[customer.id, ofCustomer]]));
    expect(await averageEvaluationsOfCampaigns(db, [creative.id, removed.id])).toEqual(
      new Map([[creative.id, { campaigns: 1, count: 1, average: 7 }]]),
    );
    expect(await averageEvaluationsOfManagersIn(db, sql`duty.user_id = ${manager.id}`)).toEqual(
      new Map([[manager.id, { campaigns: 1, count: 1, average: 10 }]]),
    );
    const detail = async (path: string, token: string) => (await test.call('GET', path, { token })).json().data;
    expect((await detail(`/brands/${brand.id}`, manager.token)).evaluation).toEqual(ofBrand);
    expect((await detail(`/customers/${customer.id}`, manager.token)).evaluation).toEqual(ofCustomer);
    expect('evaluation' in (await detail(`/brands/${brand.id}`, forBrand.token))).toBe(false);
    expect('evaluation' in (await detail(`/customers/${customer.id}`, forCustomer.token))).toBe(false);
  });
});
