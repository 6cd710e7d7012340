import { afterAll, beforeAll, expect, it } from 'vitest';
import { channelPosts } from '../../src/server/db/schema/kols';
import { demoNetworks } from '../../src/server/demo/network/network';
import { newId } from '../../src/server/ids';
import { askFor } from '../../src/server/jobs/readings';
import { runNext } from '../../src/server/jobs/run';
import { syncHandlers } from '../../src/server/social/sync/handlers';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildSow } from '../support/factories';
import { signIn, trailOf, word } from '../support/people';
import { callDuring } from '../support/race';
import { addKol } from './kols.fixtures';

let test: TestApp;
let manager: { id: string; token: string };
let staff: { id: string; token: string };

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
  staff = await signIn(test, ['staff']);
});
afterAll(() => test.close());

const link = (body: object, token = manager.token) => test.call('POST', '/social', { token, body });
const unlink = (id: string, token = manager.token) => test.call('DELETE', `/social/${id}`, { token });
const codeOf = (answer: { statusCode: number; json(): { message: string } }) => [
  answer.statusCode,
  answer.json().message,
];

it('links an account under its canonical address, and unlinks it', async () => {
  const kol = await addKol(test, manager.token);
  const handle = word();
  const linked = (await link({ kol_id: kol.id, social_type: 'tiktok', url: `@${handle}` })).json().data;
  const url = `https://tiktok.com/@${handle}`;
  expect(linked).toMatchObject({ version: 2, socials: [{ social_type: 'tiktok', url, follower_count: null }] });
  const found = await test.call('GET', `/kols?social_type=tiktok&stage_name=${encodeURIComponent(kol.stage_name)}`);
  expect(found.json().total).toBe(1);
  expect((await unlink(linked.socials[0].id)).json().data).toMatchObject({ version: 3, socials: [] });
  expect(codeOf(await unlink(linked.socials[0].id))).toEqual([404, 'social_not_exist']);
  expect((await trailOf(test, kol.id)).slice(1)).toMatchObject([
    { action: 'update', changes: { socials: { before: [], after: [url] } } },
    { action: 'update', changes: { socials: { before: [url], after: [] } } },
  ]);
});

it('refuses what is no account, is linked already, or has no KOL', async () => {
  const kol = await addKol(test, manager.token, { socials: [{ url: `facebook.com/${word()}` }] });
  const other = await addKol(test, manager.token);
  const url = kol.socials[0].url;
  for (const kol_id of [kol.id, other.id]) {
    const answer = await link({ kol_id, url: `${url}/?ref=x` });
    expect(codeOf(answer)).toEqual([409, 'social_already_linked']);
    expect(answer.json().errors).toEqual([{ property: 'url', message: 'social_already_linked' }]);
  }
  const wrong: [object, string, string][] = [
    [{ kol_id: kol.id }, 'url', 'social_url_missing'],
    [{ kol_id: kol.id, url: 'https://facebook.com.evil.example/a' }, 'url', 'social_url_invalid'],
    [{ kol_id: kol.id, url: 'https://youtu.be/abc' }, 'url', 'social_url_not_profile'],
    [{ kol_id: kol.id, url: 'https://facebook.com/abc', social_type: 'tiktok' }, 'url', 'social_type_invalid'],
    [{ url: 'https://facebook.com/abc' }, 'kol_id', 'field_select_required'],
  ];
  for (const [body, property, message] of wrong) {
    const answer = await link(body);
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ property, message }]]);
  }
  const nobody = { kol_id: '01900000-0000-7000-8000-000000000000', url: `facebook.com/${word()}` };
  expect(codeOf(await link(nobody))).toEqual([404, 'kol_not_exist']);
  expect(codeOf(await link({ kol_id: kol.id, url: `facebook.com/${word()}`, version: 9 }))).toEqual([
    409,
    'record_was_changed',
  ]);
});

it('links an account once, also at the same moment', async () => {
  const [one, two] = [await addKol(test, manager.token), await addKol(test, manager.token)];
  const url = `https://facebook.com/${word()}`;
  const late = await callDuring(
    test,
    [
      [
        "insert into socials (id, kol_id, social_type, url) values (gen_random_uuid(), $1, 'facebook', $2)",
        [one.id, url],
      ],
    ],
    () => link({ kol_id: two.id, url }),
  );
  expect(codeOf(late)).toEqual([409, 'social_already_linked']);
  expect(late.json().errors).toEqual([{ property: 'url', message: 'social_already_linked' }]);
});

it('keeps the last account of a network while a campaign there is not over', async () => {
  const handle = word();
  const kol = await addKol(test, manager.token, {
    socials: [{ url: `facebook.com/${handle}` }, { url: `facebook.com/${handle}2` }, { url: `tiktok.com/@${handle}` }],
  });
  const { db, pool } = test.database;
  const campaign = await buildCampaign(db, { status: 'on_going' });
  await buildSow(db, { campaign_id: campaign.id, kol_id: kol.id, social_type: 'facebook' });
  const of = (network: string): string[] =>
    kol.socials.flatMap((social: { id: string; social_type: string }) =>
      social.social_type === network ? [social.id] : [],
    );
  const [first = '', second = ''] = of('facebook');
  expect((await unlink(of('tiktok')[0] ?? '')).statusCode).toBe(200);
  expect((await unlink(first)).statusCode).toBe(200);
  expect(codeOf(await unlink(second))).toEqual([409, 'social_cannot_be_unlinked']);
  const elsewhere = { socials: [{ id: second, url: `instagram.com/${handle}` }] };
  const moved = await test.call('PUT', `/kols/${kol.id}`, { token: manager.token, body: elsewhere });
  expect(codeOf(moved)).toEqual([409, 'social_cannot_be_unlinked']);
  await pool.query("update campaigns set status = 'done' where id = $1", [campaign.id]);
  expect((await unlink(second)).statusCode).toBe(200);
});

it('takes an account that gets another address for another one: nothing known of the former is its', async () => {
  const kol = await addKol(test, manager.token, { socials: [{ url: `facebook.com/${word()}`, follower_count: 7 }] });
  const [{ id }] = kol.socials;
  const { db } = test.database;
  await db.insert(channelPosts).values({
    ...{ id: newId(), social_id: id, kol_id: kol.id, link: `https://facebook.com/${word()}/posts/1` },
    published_at: new Date(),
  });
  const body = { socials: [{ id, url: `facebook.com/${word()}` }] };
  const { socials } = (await test.call('PUT', `/kols/${kol.id}`, { token: manager.token, body })).json().data;
  expect(socials).toMatchObject([{ url: `https://${body.socials[0]?.url}`, follower_count: null, is_verified: false }]);
  const profile = await test.call('GET', `/social/facebook?kol_id=${kol.id}`, { token: manager.token });
  expect(profile.json().data).toMatchObject({
    ...{ id: socials[0].id, follower_count: null, follower_history: [], latest_posts: [] },
    taken: { at: null, source: null },
  });
});

it('names the accounts that wait for their first reading, to staff, until the network has answered', async () => {
  const kol = await addKol(test, manager.token);
  const detail = async (token?: string) =>
    (await test.call('GET', `/kols/${kol.id}`, token ? { token } : {})).json().data;
  expect((await detail(manager.token)).being_read).toEqual([]);
  const services = { ...test.services, log: test.app.log, social: demoNetworks(test.database.db) };
  const linked = (await link({ kol_id: kol.id, url: `tiktok.com/@${word()}`, follower_count: 5 })).json().data;
  const [{ id }] = linked.socials;
  await askFor(services, [id]);
  expect((await detail(staff.token)).being_read).toEqual([id]);
  expect(await detail()).not.toHaveProperty('being_read');
  while (await runNext(services, 'account', syncHandlers.account));
  expect((await detail(manager.token)).being_read).toEqual([]);
  await askFor(services, [id]);
  expect((await detail(manager.token)).being_read).toEqual([]);
});

it('holds a link and an unlink of somebody who may not approve', async () => {
  const kol = await addKol(test, manager.token, { socials: [{ url: `facebook.com/${word()}` }] });
  const url = `https://tiktok.com/@${word()}`;
  const held = (await link({ kol_id: kol.id, url }, staff.token)).json().data;
  expect(held).toMatchObject({ status: 'pending', socials: kol.socials });
  const { after } = held.pending.change[0];
  expect(after.map((social: { url: string }) => social.url)).toEqual([kol.socials[0].url, url]);
  expect((await unlink(after[1].id, staff.token)).json().data).toMatchObject({ status: 'active', pending: null });
  const gone = (await unlink(kol.socials[0].id, staff.token)).json().data;
  expect(gone.pending.change).toMatchObject([{ field: 'socials', before: kol.socials, after: [] }]);
  const body = { status: 'active' };
  const approved = await test.call('PUT', `/kols/${kol.id}/update-status`, { token: manager.token, body });
  expect(approved.json().data.socials).toEqual([]);
});
