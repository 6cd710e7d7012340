import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildKol, buildSow } from '../support/factories';
import { signIn, trailOf } from '../support/people';
import { callDuring } from '../support/race';
import { signInClient } from './campaigns.fixtures';
import { buildPicture } from './kols.fixtures';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
});
afterAll(() => test.close());

const save = (body: object, token = manager.token) => test.call('PUT', '/campaigns/update-acceptance', { token, body });
const remove = (id: string, token = manager.token) => test.call('DELETE', `/campaigns/acceptance/${id}`, { token });
const read = async (id: string, token = manager.token) =>
  (await test.call('GET', `/campaigns/${id}`, { token })).json().data;

async function add(sow_id: string, changes: object = {}) {
  const answer = await save({ sow_id, title: 'Buổi ra mắt', post_type: 'attend_live_events', ...changes });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
}

describe('an acceptance', () => {
  it('is added with pictures and addresses, shown in the detail, and traced under the campaign', async () => {
    const sow = await buildSow(test.database.db);
    const [first, second] = [await buildPicture(test), await buildPicture(test)];
    const url_posts = ['https://tuoitre.vn/bai-1'];
    const acceptance = await add(sow.id, { images: [second.id, first.url], url_posts });
    expect(acceptance).toMatchObject({
      title: 'Buổi ra mắt',
      post_type: 'attend_live_events',
      sow_id: sow.id,
      kol: { id: sow.kol_id },
      images: [second.url, first.url],
      url_posts,
      version: 1,
    });
    expect((await read(sow.campaign_id)).campaignAcceptances).toEqual([acceptance]);
    const history = await test.call('GET', `/audit?entity=campaign&entity_id=${sow.campaign_id}`, {
      token: (await signIn(test, ['admin'])).token,
    });
    expect(history.json().data).toMatchObject([
      { action: 'create', entity: 'campaign_acceptance', entity_name: 'Buổi ra mắt' },
    ]);
  });

  it('is changed by its id: what is left out stays, a version that is old is refused', async () => {
    const sow = await buildSow(test.database.db);
    const other = await buildSow(test.database.db, { campaign_id: sow.campaign_id });
    const picture = await buildPicture(test);
    const { id } = await add(sow.id, { images: [picture.url] });
    const changed = await save({ id, title: 'Tên mới', sow_id: other.id, version: 1 });
    expect(changed.json().data).toMatchObject({
      id,
      title: 'Tên mới',
      sow_id: other.id,
      kol: { id: other.kol_id },
      post_type: 'attend_live_events',
      images: [picture.url],
      version: 2,
    });
    expect((await save({ id, title: 'Cũ', version: 1 })).json()).toMatchObject({
      statusCode: 409,
      message: 'record_was_changed',
    });
    expect((await save({ id, title: 'Tên mới', sow_id: other.id })).json().data.version).toBe(2);
    expect((await save({ id, images: [] })).json().data).toMatchObject({ images: [], version: 3 });
    expect((await trailOf(test, id)).map(({ changes }) => Object.keys(changes as object).sort())).toEqual([
      ['images', 'post_type', 'sow_id', 'title'],
      ['sow_id', 'title'],
      ['images'],
    ]);
  });

  it.each<[string, object, string, string]>([
    ['no title', { title: ' ' }, 'title', 'field_required'],
    ['no format', { post_type: undefined }, 'post_type', 'field_select_required'],
    ['an unknown format', { post_type: 'party' }, 'post_type', 'invalid_value'],
    ['no SOW', { sow_id: undefined }, 'sow_id', 'field_select_required'],
    ['a SOW of nobody', { sow_id: newId() }, 'sow_id', 'sow_not_exist'],
    ['an address that runs', { url_posts: ['javascript:alert(1)'] }, 'url_posts.0', 'url_is_incorrect'],
    ['a foreign picture', { images: ['https://evil.example/a.png'] }, 'images.0', 'file_not_exist'],
    ['too many pictures', { images: Array(11).fill('x') }, 'images', 'too_many_files'],
  ])('is refused with %s', async (_what, changes, property, message) => {
    const sow = await buildSow(test.database.db);
    const answer = await save({ sow_id: sow.id, title: 'A', post_type: 'other', ...changes });
    expect(answer.json().errors).toContainEqual({ property, message });
    expect((await read(sow.campaign_id)).campaignAcceptances).toEqual([]);
  });

  it('does not go to a SOW of another campaign, nor is one that is not there changed', async () => {
    const [sow, foreign] = [await buildSow(test.database.db), await buildSow(test.database.db)];
    const { id } = await add(sow.id);
    expect((await save({ id, sow_id: foreign.id })).json()).toMatchObject({
      statusCode: 400,
      errors: [{ property: 'sow_id', message: 'sow_not_exist' }],
    });
    expect((await save({ id, title: '' })).json().errors).toEqual([{ property: 'title', message: 'field_required' }]);
    expect((await save({ id: newId(), title: 'x' })).json()).toMatchObject({
      statusCode: 404,
      message: 'acceptance_not_exist',
    });
  });

  it('is removed, and the campaign’s trail keeps its name', async () => {
    const sow = await buildSow(test.database.db);
    const { id } = await add(sow.id);
    expect((await remove(id)).statusCode).toBe(204);
    expect((await remove(id)).json().message).toBe('acceptance_not_exist');
    expect(await trailOf(test, sow.campaign_id)).toMatchObject([
      { action: 'update', changes: { removed_acceptance: { before: 'Buổi ra mắt' } } },
    ]);
  });

  it('stays as it is where the campaign is over, also where that ends it at this moment', async () => {
    const sow = await buildSow(test.database.db);
    const { id } = await add(sow.id);
    const late = await callDuring(
      test,
      [["update campaigns set status = 'done' where id = $1", [sow.campaign_id]]],
      () => save({ id, title: 'Muộn' }),
    );
    for (const answer of [late, await remove(id), await save({ sow_id: sow.id, title: 'A', post_type: 'other' })]) {
      expect(answer.json()).toMatchObject({ statusCode: 409, message: 'campaign_is_final' });
    }
  });

  it('is written by staff; its client reads it, a KOL its own alone, another client none', async () => {
    const { db } = test.database;
    const brand = await buildBrand(db);
    const campaign = await buildCampaign(db, { brand_id: brand.id });
    const kolUser = await signIn(test, ['KOL'], { type: 'kol' });
    const own = await buildSow(db, {
      campaign_id: campaign.id,
      kol_id: (await buildKol(db, { user_id: kolUser.id })).id,
    });
    const other = await buildSow(db, { campaign_id: campaign.id });
    const [mine, theirs] = [await add(own.id), await add(other.id)];
    const client = await signInClient(test, brand.customer_id);
    const stranger = await signInClient(test, (await buildBrand(db)).customer_id);
    const idsFor = async (token: string) =>
      (await read(campaign.id, token))?.campaignAcceptances.map(({ id }: { id: string }) => id);
    expect(await idsFor(client.token)).toEqual([mine.id, theirs.id]);
    expect(await idsFor(kolUser.token)).toEqual([mine.id]);
    expect(await idsFor(stranger.token)).toBeUndefined();
    for (const { token } of [client, kolUser, stranger]) {
      expect((await save({ id: mine.id, title: 'x' }, token)).statusCode).toBe(403);
      expect((await remove(mine.id, token)).statusCode).toBe(403);
    }
  });
});
