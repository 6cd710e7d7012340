import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReportSnapshot } from '../../src/domain/reportSnapshots/types';
import { formTypes, type ReportForm, reportForms } from '../../src/domain/reports/forms';
import { inTransaction, type Services } from '../../src/server/context';
import { jobId } from '../../src/server/jobs/enqueue';
import type { Kind } from '../../src/server/jobs/kinds';
import { runNext } from '../../src/server/jobs/run';
import { mediaHandlers } from '../../src/server/media/collect';
import { reportSnapshotHandlers } from '../../src/server/reportSnapshots/handlers';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildPost } from '../support/factories';
import { signIn } from '../support/people';
import { squashed } from '../support/readPdf';
import { type FrozenStage, frozenStage, measure, textOf } from './reportSnapshots.fixtures';

let test: TestApp;
let services: Services;
let stage: FrozenStage;

beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://kolhub.example' });
  services = { ...test.services, log: test.app.log };
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.pool.query('delete from pgboss.job');
  stage = await frozenStage(test);
});

type Person = keyof FrozenStage['people'];
const as = (person: Person) => ({ token: stage.people[person].token });
const freeze = async (body: object = {}, id = stage.campaign.id): Promise<ReportSnapshot> => {
  const answer = await test.call('POST', `/campaigns/${id}/report-snapshots`, { ...as('manager'), body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const detail = async (id: string): Promise<ReportSnapshot> =>
  (await test.call('GET', `/campaigns/report-snapshots/${id}`, as('manager'))).json().data;
const fileOf = (id: string, type: string, lang: string, person: Person = 'manager') =>
  test.call('GET', `/campaigns/report-snapshots/${id}/file?type=${type}&lang=${lang}`, as(person));
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const jobsOf = async (kind: Kind) =>
  (await test.database.pool.query('select id, data, state::text from pgboss.job where name = $1', [kind])).rows;

/** Carries out the next job of a kind, as a worker does. */
const work = (kind: keyof typeof reportSnapshotHandlers, on: Services = services) =>
  runNext(on, kind, reportSnapshotHandlers[kind]);
const all = reportForms.flatMap((type) => ['vi', 'en'].map((lang) => [type, lang] as const));

describe('the files of a frozen report', () => {
  it('are made once in each form and language, say number and code, and are the same every time', async () => {
    const { id, number, code } = await freeze({ blocks: ['key_figures', 'kols'] });
    expect(await work('report_files')).toBe(true);
    const ready = await detail(id);
    expect(ready.status).toBe('ready');
    expect(ready.files.map(({ type, lang }) => `${type} ${lang}`).sort()).toEqual(
      all.map((one) => one.join(' ')).sort(),
    );
    await measure(test, stage, 77_777, new Date());
    for (const { type, lang, sha256, size } of ready.files) {
      const [one, other] = [await fileOf(id, type, lang), await fileOf(id, type, lang)];
      expect(one.headers['content-type']).toBe(formTypes[type]);
      expect(one.headers['content-disposition']).toContain(`${number}_${lang}.${type}`);
      expect([hashOf(one.rawPayload), one.rawPayload.length]).toEqual([sha256, size]);
      expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
      const text = squashed(await textOf(type, one.rawPayload));
      for (const said of [number, code, 'https://kolhub.example/verify'])
        expect(text, `${type} ${lang}`).toContain(said);
      const proved = await test.call('GET', `/verify/${sha256}`);
      expect(proved.json().data).toMatchObject({ known: true, number });
      const changed = Buffer.from(one.rawPayload);
      changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
      expect((await test.call('GET', `/verify/${hashOf(changed)}`)).json().data).toEqual({ known: false });
    }
    await test.database.pool.query('delete from rate_limits');
    expect(await jobsOf('report_mail')).toMatchObject([
      { id: jobId('report_mail', `${id}:ready`), data: { snapshot_id: id } },
    ]);
    await test.call('PUT', `/campaigns/report-snapshots/${id}/withdraw`, { ...as('manager'), body: { reason: 'x' } });
    expect((await fileOf(id, 'pdf', 'vi')).statusCode).toBe(200);
  });

  it('for customers say no price, those for staff do', async () => {
    const [customer, staff] = [await freeze({ audience: 'customer' }), await freeze()];
    while (await work('report_files')) {}
    const priced: string[] = [];
    for (const [type, lang] of all) {
      const pattern = /7[.,]?654[.,]?321|9[.,]?876[.,]?543/;
      const told = await fileOf(customer.id, type, lang, 'customer');
      expect(told.statusCode).toBe(200);
      expect(await textOf(type, told.rawPayload), `${type} ${lang}`).not.toMatch(pattern);
      const answer = await fileOf(staff.id, type, lang);
      if (pattern.test(await textOf(type, answer.rawPayload))) priced.push(type);
      expect((await fileOf(staff.id, type, lang, 'customer')).statusCode).toBe(404);
    }
    expect(new Set(priced)).toEqual(new Set<ReportForm>(reportForms));
  });

  it('stay in the store, and no call removes them; also those of a campaign without posts', async () => {
    const { id } = await freeze({}, (await buildCampaign(test.database.db)).id);
    await work('report_files');
    await test.database.pool.query("update media_files set unused_since = now() - interval '30 days'");
    await test.database.pool.query("update loose_bytes set since = now() - interval '30 days'");
    for (let run = 0; run < 2; run += 1) await inTransaction(services, await mediaHandlers.files.read(services));
    expect((await fileOf(id, 'xlsx', 'en')).statusCode).toBe(200);
    const { rows } = await test.database.pool.query(
      'select file_id from report_snapshot_files where snapshot_id = $1',
      [id],
    );
    const admin = await signIn(test, ['admin']);
    for (const { file_id } of rows) {
      expect((await test.call('DELETE', `/media/${file_id}`, { token: admin.token })).statusCode).toBe(404);
    }
    expect((await fileOf(id, 'xlsx', 'en')).statusCode).toBe(200);
  });

  it('that no try can make leave it failed, until somebody runs the job again; also where nothing was measured', async () => {
    await test.database.pool.query('delete from campaign_posts where id = $1', [stage.post.id]);
    await buildPost(test.database.db, { sow: stage.sow });
    const { id } = await freeze();
    const broken: Services = {
      ...services,
      files: { ...services.files, put: () => Promise.reject(new Error('the disk is full')) },
    };
    await test.database.pool.query("update pgboss.job set retry_limit = 0 where name = 'report_files'");
    await work('report_files', broken);
    expect(await work('report_files_failed')).toBe(true);
    expect((await detail(id)).status).toBe('failed');
    expect((await fileOf(id, 'pdf', 'vi')).json().message).toBe('report_snapshot_not_ready');
    expect(await jobsOf('report_mail')).toMatchObject([{ id: jobId('report_mail', `${id}:failed`) }]);
    const admin = await signIn(test, ['admin']);
    const retried = await test.call('POST', `/setting/jobs-queue/${jobId('report_files', id)}/retry`, {
      token: admin.token,
    });
    expect(retried.statusCode, retried.body).toBeLessThan(300);
    await work('report_files');
    expect((await detail(id)).status).toBe('ready');
    expect((await jobsOf('report_mail')).length).toBe(2);
  });
});

describe('a campaign that becomes done', () => {
  const finish = async () => {
    await test.database.pool.query("update campaigns set status = 'liquidation' where id = $1", [stage.campaign.id]);
    const answer = await test.call('PUT', `/campaigns/${stage.campaign.id}/status`, {
      ...as('manager'),
      body: { status: 'done' },
    });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  };
  const list = async () =>
    (await test.call('GET', `/campaigns/${stage.campaign.id}/report-snapshots`, as('manager'))).json().data;

  it('has its report frozen for staff and for customers, once', async () => {
    await finish();
    expect(await work('report_freeze')).toBe(true);
    const [job] = await jobsOf('report_freeze');
    const frozen = await list();
    expect(frozen.map(({ audience }: ReportSnapshot) => audience).sort()).toEqual(['customer', 'staff']);
    for (const one of frozen) expect(one).toMatchObject({ createdBy: null, status: 'rendering', label: null });
    // A worker that was gone before it could say that it is done.
    await test.database.pool.query("update pgboss.job set state = 'retry', start_after = now() where id = $1", [
      job?.id,
    ]);
    expect(await work('report_freeze')).toBe(true);
    expect((await list()).length).toBe(2);
    expect((await jobsOf('report_files')).length).toBe(2);
  });

  it('and is removed at once has nothing left to freeze', async () => {
    await finish();
    await test.database.pool.query('update campaigns set deleted_at = now() where id = $1', [stage.campaign.id]);
    await work('report_freeze');
    expect(await jobsOf('report_freeze')).toMatchObject([{ state: 'completed' }]);
    const { rowCount } = await test.database.pool.query('select 1 from report_snapshots where campaign_id = $1', [
      stage.campaign.id,
    ]);
    expect(rowCount).toBe(0);
  });
});
