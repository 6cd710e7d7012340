import { expect, it } from 'vitest';
import { findReadSums } from '../../src/server/introPage/queries/shown';
import { recordMetrics } from '../../src/server/ledger/record';
import { startTestApp } from '../support/app';
import { buildCampaign, buildChannelPost, buildPost, buildSocial, buildSow } from '../support/factories';

it('the results shown to visitors are those of posts of campaigns, and of no other post of a KOL', async () => {
  const test = await startTestApp();
  const { db } = test.database;
  const read = (subject_type: 'post' | 'channel_post', owner_id: string, subject_id: string, views: number) =>
    recordMetrics(db, [
      {
        ...{ subject_type, owner_id, subject_id },
        metric: 'view',
        value: views,
        captured_at: new Date(),
        source: 'manual',
      },
      {
        ...{ subject_type, owner_id, subject_id },
        metric: 'reaction',
        value: 7,
        captured_at: new Date(),
        source: 'manual',
      },
    ]);
  const postOf = async (
    campaign: Parameters<typeof buildCampaign>[1],
    post: Parameters<typeof buildPost>[1],
    views: number,
  ) => {
    const { id: campaign_id } = await buildCampaign(db, campaign);
    const sow = await buildSow(db, { campaign_id });
    const { id } = await buildPost(db, { sow, ...post });
    await read('post', campaign_id, id, views);
  };
  await postOf({ status: 'on_going' }, {}, 1_000);
  await postOf({ status: 'done' }, {}, 200);
  await postOf({ status: 'done' }, { is_active: false }, 30_000);
  await postOf({ status: 'cancel', cancel_reason: 'x' }, {}, 400_000);
  await postOf({ status: 'done', deleted_at: new Date() }, {}, 5_000_000);
  const social = await buildSocial(db);
  const own = await buildChannelPost(db, { social });
  await read('channel_post', own.kol_id, own.id, 60_000_000);
  expect(await findReadSums(db)).toEqual({ engagement: 14, buzz: null, comment: null, view: 1_200 });
  await test.close();
});
