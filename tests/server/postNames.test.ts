import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalPostUrl, type Network } from '../../src/domain/networks';
import { postName } from '../../src/domain/postName';
import { importPosts } from '../../src/server/campaigns/importPosts';
import { findPosts } from '../../src/server/campaigns/queries/detail';
import { findElsewhere } from '../../src/server/campaigns/queries/foundCandidates';
import { findFreePost } from '../../src/server/campaigns/queries/postContents';
import { findKnownUrls } from '../../src/server/campaigns/queries/storedPosts';
import type { Viewer } from '../../src/server/context';
import { newId } from '../../src/server/ids';
import { findPostHits } from '../../src/server/search/queries';
import { startTestApp, type TestApp } from '../support/app';
import { testCtx } from '../support/context';
import { buildCampaign, buildChannelPost, buildKol, buildPost, buildSow } from '../support/factories';
import { signIn, word } from '../support/people';
import { statementOf } from '../support/statementOf';
import { fileOf } from './imports.fixtures';

let test: TestApp;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  await test.app.ready();
  staff = await signIn(test, ['manager']);
});
afterAll(() => test.close());

/** How each network writes the address of one post. */
const spellings: [Network, (id: string) => string[]][] = [
  [
    'instagram',
    (id) => [
      `https://www.instagram.com/an.nguyen_9/reel/${id}/`,
      `https://www.instagram.com/reel/${id}/?igsh=abc`,
      `https://instagram.com/an.nguyen_9/p/${id}`,
      `https://instagram.com/p/${id}/`,
      `https://www.instagram.com/reels/${id}/`,
      `https://instagram.com/tv/${id}`,
    ],
  ],
  [
    'youtube',
    (id) => [
      `https://www.youtube.com/shorts/${id}`,
      `https://m.youtube.com/watch?v=${id}&t=3`,
      `https://www.youtube.com/watch?v=${id}&list=PL1`,
      `https://youtu.be/${id}?si=x`,
      `https://youtube.com/live/${id}`,
      `https://youtube.com/embed/${id}`,
    ],
  ],
  [
    'tiktok',
    (id) => [
      `https://www.tiktok.com/@an.nguyen/video/${id}?lang=vi`,
      `https://www.tiktok.com/@an.nguyen/photo/${id}`,
      `https://m.tiktok.com/@an.ten.moi/video/${id}`,
    ],
  ],
  [
    'facebook',
    (id) => [
      `https://www.facebook.com/an.nguyen/videos/${id}/`,
      `https://www.facebook.com/reel/${id}?mibextid=x`,
      `https://m.facebook.com/watch/?v=${id}`,
      `https://www.facebook.com/an.nguyen/videos/ngay-cua-an/${id}`,
    ],
  ],
  [
    'facebook',
    (id) => [
      `https://m.facebook.com/story.php?story_fbid=${id}&id=100044567890123`,
      `https://www.facebook.com/permalink.php?id=100044567890123&story_fbid=${id}`,
      `https://www.facebook.com/100044567890123/posts/${id}`,
    ],
  ],
];

let last = 0;
/** The id of another post, as its network makes them. */
function idOn(network: Network): string {
  last += 1;
  const numbered = String(last).padStart(8, '0');
  return network === 'instagram' || network === 'youtube' ? `A-_${numbered}` : `73000000000${numbered}`;
}

/** Each of one post's spellings with all the others. */
const pairs = spellings.flatMap(([network, write]) => {
  const [first = ''] = write('…');
  return write('…').flatMap((_, at) => (at === 0 ? [] : [{ network, first, write, at }]));
});
const named = pairs.map((pair) => [`${pair.first} and ${pair.write('…')[pair.at]}`, pair] as const);

async function place(network: Network) {
  const { db } = test.database;
  const campaign = await buildCampaign(db);
  const kol = await buildKol(db, { code: `K${word()}` });
  const sow = await buildSow(db, { campaign_id: campaign.id, kol_id: kol.id, social_type: network, post_count: 9 });
  return { campaign, kol, sow };
}

describe('a post that is stored at one address of its network', () => {
  describe.each(named)('%s', (_, { network, write, at }) => {
    it.each([
      ['at another', false],
      ['the other way round', true],
    ])('is there already when it is added, imported or looked for %s, another is not', async (__, reversed) => {
      const { campaign, kol, sow } = await place(network);
      const [own, others] = [write(idOn(network)), write(idOn(network))];
      const [stored = '', given = ''] = reversed ? [own[at], own[0]] : [own[0], own[at]];
      const another = (reversed ? others[0] : others[at]) ?? '';
      const { id } = await buildPost(test.database.db, { sow, url_post: stored });
      const add = (url_post: string) =>
        test.call('POST', `/campaigns/${campaign.id}/posts`, { ...staff, body: { url_post, sow_id: sow.id } });
      const ctx = await testCtx(test.database);
      const rows = [given, another].map((url_post) => ({ kol_code: kol.code, url_post }));
      const preview = await importPosts(ctx, { campaign_id: campaign.id, review: true }, await fileOf(rows));
      expect(preview.errorRecords.flatMap(({ row, errors }) => errors.map(({ error }) => [row, error]))).toEqual([
        [2, 'post_already_exist'],
      ]);
      const refused = await add(given);
      expect([refused.statusCode, refused.json().message]).toEqual([409, 'post_already_exist']);
      expect((await add(another)).statusCode).toBe(200);
      const hits = await test.call('GET', `/search?q=${encodeURIComponent(given)}`, staff);
      expect(hits.json().data.posts.map((post: { id: string }) => post.id)).toEqual([id]);
      const listed = await test.call('GET', `/campaigns/${campaign.id}/posts?name=${encodeURIComponent(given)}`, staff);
      expect(listed.json().data.map((post: { id: string }) => post.id)).toEqual([id]);
    });
  });
});

describe('the name of a post', () => {
  it('is the same in the database as in the domain', async () => {
    const written = spellings.flatMap(([network, write]) => write(idOn(network)).map(canonicalPostUrl));
    // Each with one piece of another put in, taken out or doubled: what is nearly an address of a post, or is one again.
    const pieces = [
      '/',
      '?',
      '&',
      '=',
      '.',
      '-',
      '_',
      '@',
      '%C4%83',
      'v=',
      'p/',
      'reel/',
      'posts/',
      '.php',
      '0',
      'A',
      '',
    ];
    const nearly = written.flatMap((url) =>
      Array.from({ length: url.length - 8 }, (_, place) => place + 8).flatMap((place) =>
        pieces.flatMap((piece) => [
          url.slice(0, place) + piece + url.slice(place),
          url.slice(0, place) + piece + url.slice(place + 1),
        ]),
      ),
    );
    const strange = [
      'https://facebook.com/video.php?id=5&v=7300000000',
      'https://facebook.com/story.php?id=5&v=7300000000',
    ];
    const mixed = written.flatMap((url) => written.map((other) => url.slice(0, url.length / 2) + other.slice(9)));
    const all = [...new Set([...written, ...nearly, ...mixed, ...strange])];
    const { rows } = await test.database.pool.query<{ name: string }>(
      'select post_name(url) as name from unnest($1::text[]) with ordinality given (url, place) order by place',
      [all],
    );
    expect(all.filter((url, place) => postName(url) !== rows[place]?.name)).toEqual([]);
    expect(all.filter((url) => postName(url) !== url).length).toBeGreaterThan(written.length);
  });

  it.each(spellings)('is that of the whole post: %s', (network, write) => {
    const [one, other] = [idOn(network), idOn(network)].map((id) =>
      write(id).map((url) => postName(canonicalPostUrl(url))),
    );
    expect(new Set(one).size).toBe(1);
    expect(one).not.toEqual(other);
    expect(postName(one?.[0] ?? '')).toBe(one?.[0]);
  });

  it.each([
    'https://facebook.com/an.nguyen/posts/123',
    'https://facebook.com/groups/vui/posts/7300000000000000001',
    'https://instagram.com/an.nguyen',
    'https://tiktok.com/@an/video/1',
    'https://vm.tiktok.com/ZM1',
    'https://fb.watch/a1',
    'https://youtube.com/watch?v=short',
  ])('is its address where that says no more: %s', (url) => {
    expect(postName(url)).toBe(url);
  });
});

describe('60,000 posts of a campaign and of a KOL’s channel', () => {
  it('are not all read to find one by its name', async () => {
    const { db, pool } = test.database;
    const { campaign, kol, sow } = await place('instagram');
    const { social_id } = await buildChannelPost(db, { kol_id: kol.id });
    await pool.query(
      `insert into campaign_posts (id, campaign_id, sow_id, kol_id, social_type, url_post, canonical_url)
       select gen_random_uuid(), $1, $2, $3, 'instagram', url, url
       from (select 'https://instagram.com/an/reel/many' || n as url from generate_series(1, 60000) n) made`,
      [campaign.id, sow.id, kol.id],
    );
    await pool.query(
      `insert into channel_posts (id, social_id, kol_id, link, published_at, canonical_url)
       select gen_random_uuid(), $1, $2, url, now(), url
       from (select 'https://instagram.com/reel/many' || n as url from generate_series(1, 60000) n) made`,
      [social_id, kol.id],
    );
    await pool.query('analyze campaign_posts, channel_posts');
    const planOf = async (work: Parameters<typeof statementOf>[1]) => {
      const { rows } = await db.execute(sql`explain ${await statementOf(db, work)}`);
      return rows.map((row) => String(Object.values(row)[0])).join('\n');
    };
    const url = 'https://instagram.com/p/many7';
    const viewer = { reduced: false, type: 'staff', access: {} } as Viewer;
    const plans = {
      known: await planOf((noting) => findKnownUrls(noting, campaign.id, [url])),
      searched: await planOf((noting) => findPostHits(noting, viewer, url)),
      elsewhere: await planOf((noting) => findElsewhere(noting, newId(), [url])),
      planned: await planOf((noting) => findFreePost(noting, sow.id, url)),
      listed: await planOf((noting) => findPosts(noting, viewer, campaign.id, newId())),
    };
    for (const [what, plan] of Object.entries(plans)) {
      expect(plan, what).toContain(what === 'listed' ? 'channel_posts_name' : 'campaign_posts_name');
      expect(plan, what).not.toMatch(/Seq Scan on (campaign|channel)_posts/);
    }
  });
});
