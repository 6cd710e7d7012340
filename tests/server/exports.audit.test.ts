import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditRecord } from '../../src/domain/audit/types';
import { type Endpoint, endpoints } from '../../src/domain/endpoints';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildKol } from '../support/factories';
import { signIn } from '../support/people';

let test: TestApp;
let admin: Awaited<ReturnType<typeof signIn>>;
let campaign: { id: string };

beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, ['admin']);
  const { db } = test.database;
  for (const code of ['AU1', 'AU2']) await buildKol(db, { code });
  campaign = await buildCampaign(db, { brand_id: (await buildBrand(db)).id, status: 'on_going' });
});
afterAll(() => test.close());

/** What somebody took out, the newest first. */
async function taken(by: { id: string }): Promise<Pick<AuditRecord, 'entity' | 'changes'>[]> {
  const answer = await test.call('GET', `/audit?action=export&entity_id=${by.id}`, { token: admin.token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.map(({ entity, changes }: AuditRecord) => ({ entity, changes }));
}

describe('what was taken out as a file', () => {
  it('stands in the audit log with its name and its rows', async () => {
    const { token } = admin;
    const calls = ['/kols/export?format=csv', '/analysis-report/export', `/campaigns/excel-report/${campaign.id}`];
    for (const call of calls) expect((await test.call('GET', call, { token })).statusCode).toBe(200);
    const [report, analysis, kols] = await taken(admin);
    expect(kols).toEqual({
      entity: 'user',
      changes: { file: { after: expect.stringMatching(/^KOL_[\d-]+\.csv$/) }, rows: { after: 2 } },
    });
    expect(analysis?.changes).toEqual({ file: { after: expect.stringMatching(/^Analysis_.*\.xlsx$/) } });
    expect(report?.changes.file).toEqual({ after: expect.stringMatching(/\.xlsx$/) });
  });

  it('does not stand there where nothing was: refused, or only asked about', async () => {
    const staff = await signIn(test, ['account_manager']);
    const brand = await signIn(test, ['brand'], { type: 'brand' });
    expect((await test.call('GET', '/kols/export?sort=odd', { token: staff.token })).statusCode).toBe(400);
    expect((await test.call('GET', '/kols/export', { token: brand.token })).statusCode).toBe(403);
    const asked = await test.app.inject({
      method: 'HEAD',
      url: '/api/v1/kols/export',
      headers: { authorization: `Bearer ${staff.token}` },
    });
    expect(asked.statusCode).toBe(200);
    expect(await taken(staff)).toEqual([]);
    expect(await taken(brand)).toEqual([]);
  });

  it('or stays here where that cannot be written down', async () => {
    const staff = await signIn(test, ['account_manager']);
    const { pool } = test.database;
    await pool.query('alter table audit_log rename to audit_log_away');
    try {
      const answer = await test.call('GET', '/kols/export?format=csv', { token: staff.token });
      expect(answer.statusCode).toBe(500);
      expect(answer.body).not.toContain('AU1');
    } finally {
      await pool.query('alter table audit_log_away rename to audit_log');
    }
    expect(await taken(staff)).toEqual([]);
  });

  it('is of every call that answers a file, but for empty sheets, texts of ours and pictures of addresses', () => {
    const all: [string, Endpoint][] = Object.entries(endpoints);
    const silent = all.filter(([, { answer, exports }]) => answer === 'file' && !exports).map(([name]) => name);
    expect(silent.sort()).toEqual([
      'brandTemplate',
      'customerTemplate',
      'kolTemplate',
      // Who opens a link has no name here; its openings are counted.
      'linkedReportFile',
      'shortenerQr',
      'templateCampaignPosts',
      'templateSows',
      'translationExport',
      'userTemplate',
    ]);
  });
});
