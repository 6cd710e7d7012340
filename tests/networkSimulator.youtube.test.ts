import { youtube, type youtube_v3 } from '@googleapis/youtube';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lettersOf } from './support/networks/post';
import { type Networks, startNetworks } from './support/networks/startNetworks';

const noon = new Date('2026-06-01T12:00:00Z');
let networks: Networks;
let client: youtube_v3.Youtube;

beforeAll(async () => {
  networks = await startNetworks({ now: () => noon });
  client = clientOf(networks);
});
afterAll(() => networks.close());
beforeEach(() => networks.clearFaults());

function clientOf({ base, env }: Networks, key = env.YOUTUBE_API_KEY): youtube_v3.Youtube {
  return youtube({ version: 'v3', auth: key, rootUrl: `${base}/`, retry: false });
}

/** What Google's client throws of a refusal. */
async function refusal(call: Promise<unknown>): Promise<{ status: number; reason: string }> {
  const error = await call.then(
    () => expect.unreachable('it was answered'),
    (thrown: { status: number; response: { data: { error: { errors: { reason: string }[] } } } }) => thrown,
  );
  return { status: error.status, reason: error.response.data.error.errors[0]?.reason ?? '' };
}

describe('the simulated YouTube, by the official client', () => {
  it('tells of a channel by handle and by id, with the parts asked for', async () => {
    const made = networks.world.add({ network: 'youtube', handle: 'MinhAnh', name: 'Minh Anh', followers: 1_234_567 });
    const byHandle = await client.channels.list({
      part: ['snippet', 'statistics', 'contentDetails'],
      forHandle: '@minhanh',
    });
    const [channel] = byHandle.data.items ?? [];
    expect(channel).toMatchObject({
      id: made.id,
      snippet: { title: 'Minh Anh', customUrl: '@minhanh' },
      statistics: { subscriberCount: '1230000', hiddenSubscriberCount: false },
      contentDetails: { relatedPlaylists: { uploads: `UU${made.id.slice(2)}` } },
    });
    const byId = await client.channels.list({ part: ['id'], id: [made.id, 'UCnobody'] });
    expect(byId.data.items).toEqual([{ kind: 'youtube#channel', etag: 'c1', id: made.id }]);
  });

  it('hides subscribers, likes and comments of who hides them', async () => {
    const hidden = networks.world.add({
      network: 'youtube',
      handle: 'hidden',
      hidesSubscribers: true,
      hidesLikes: true,
      hidesComments: true,
      posts: [{ caption: 'one', views: 10, likes: 5, comments: 2 }],
    });
    const channels = await client.channels.list({ part: ['statistics'], id: [hidden.id] });
    expect(channels.data.items?.[0]?.statistics?.hiddenSubscriberCount).toBe(true);
    expect(channels.data.items?.[0]?.statistics).not.toHaveProperty('subscriberCount');
    const ids = networks.world.posts(hidden).map(lettersOf);
    const videos = await client.videos.list({ part: ['statistics'], id: ids });
    expect(videos.data.items?.[0]?.statistics).toEqual({ viewCount: '10', favoriteCount: '0' });
  });

  it('knows no channel that is deleted, and another id where it was made anew', async () => {
    const old = networks.world.add({ network: 'youtube', handle: 'comesback', posts: 3 });
    const anew = networks.world.remake(old);
    expect(anew.id).not.toBe(old.id);
    const gone = await client.channels.list({ part: ['id'], id: [old.id] });
    expect(gone.data.items).toBeUndefined();
    const found = await client.channels.list({ part: ['id'], forHandle: 'comesback' });
    expect(found.data.items?.[0]?.id).toBe(anew.id);
    const playlistId = `UU${old.id.slice(2)}`;
    expect(await refusal(client.playlistItems.list({ part: ['snippet'], playlistId }))).toEqual({
      status: 404,
      reason: 'playlistNotFound',
    });
  });

  it('pages through the uploads, newest first, and tells figures of fifty at once', async () => {
    const made = networks.world.add({ network: 'youtube', handle: 'busy', posts: 120 });
    const playlistId = `UU${made.id.slice(2)}`;
    const seen: string[] = [];
    let pageToken: string | undefined;
    do {
      const page: youtube_v3.Schema$PlaylistItemListResponse = (
        await client.playlistItems.list({ part: ['contentDetails'], playlistId, maxResults: 50, pageToken })
      ).data;
      seen.push(...(page.items ?? []).map((item) => item.contentDetails?.videoId ?? ''));
      pageToken = page.nextPageToken ?? undefined;
    } while (pageToken);
    expect(seen).toEqual(networks.world.posts(made).map(lettersOf));
    expect(seen).toHaveLength(120);
    const videos = await client.videos.list({ part: ['snippet', 'statistics'], id: seen.slice(0, 50), maxResults: 50 });
    expect(videos.data.items).toHaveLength(50);
    expect(videos.data.items?.[0]?.snippet?.title).toBe('#120');
    const tooMany = client.videos.list({ part: ['id'], id: seen.slice(0, 51) });
    expect((await refusal(tooMany)).status).toBe(400);
  });

  it('keeps a caption of 20,000 letters, a post without a time, and figures that fall', async () => {
    const made = networks.world.add({ network: 'youtube', handle: 'odd' });
    const long = networks.world.post(made, { caption: 'ă'.repeat(20_000), views: 900 });
    const timeless = networks.world.post(made, { caption: 'when?', published_at: null });
    networks.world.changePost(long, { views: 100 });
    const videos = await client.videos.list({ part: ['snippet', 'statistics'], id: [long, timeless].map(lettersOf) });
    expect(videos.data.items?.[0]?.snippet?.description).toHaveLength(20_000);
    expect(videos.data.items?.[0]?.statistics?.viewCount).toBe('100');
    expect(videos.data.items?.[1]?.snippet).not.toHaveProperty('publishedAt');
  });

  it('searches channels by name, for a hundred units', async () => {
    const before = networks.stats().youtube?.units ?? 0;
    const first = await client.search.list({ part: ['snippet'], type: ['channel'], q: 'du lịch', maxResults: 20 });
    expect(first.data.items).toHaveLength(20);
    expect(first.data.items?.[0]?.id?.kind).toBe('youtube#channel');
    const pageToken = first.data.nextPageToken ?? undefined;
    const second = await client.search.list({
      part: ['snippet'],
      type: ['channel'],
      q: 'du lịch',
      maxResults: 20,
      pageToken,
    });
    expect(second.data.items).toHaveLength(10);
    expect(networks.stats().youtube?.units).toBe(before + 200);
  });

  it('honours fields', async () => {
    const made = networks.world.add({ network: 'youtube', handle: 'partial', name: 'Part' });
    const { data } = await client.channels.list({
      part: ['snippet', 'statistics'],
      id: [made.id],
      fields: 'items(id,snippet/title)',
    });
    expect(data).toEqual({ items: [{ id: made.id, snippet: { title: 'Part' } }] });
  });

  it('refuses a wrong key, an unknown part and a wrong page', async () => {
    expect(await refusal(clientOf(networks, 'AIzaWrong').channels.list({ part: ['id'], id: ['UC1'] }))).toEqual({
      status: 400,
      reason: 'keyInvalid',
    });
    expect((await refusal(client.channels.list({ part: ['secrets'], id: ['UC1'] }))).reason).toBe('unknownPart');
    const { id } = networks.world.add({ network: 'youtube', handle: 'paged', posts: 1 });
    const wrongPage = client.playlistItems.list({ part: ['id'], playlistId: `UU${id.slice(2)}`, pageToken: 'nowhere' });
    expect((await refusal(wrongPage)).reason).toBe('invalidPageToken');
  });

  it('ends the quota of a day, which begins anew at midnight Pacific', async () => {
    const small = await startNetworks({ quota: { youtube: 2 }, now: () => noon });
    try {
      const few = clientOf(small);
      const ask = () => few.channels.list({ part: ['id'], forHandle: 'anyone' });
      await ask();
      await ask();
      expect(await refusal(ask())).toEqual({ status: 403, reason: 'quotaExceeded' });
      small.setNow(new Date('2026-06-02T06:59:59Z'));
      expect((await refusal(ask())).reason).toBe('quotaExceeded');
      small.setNow(new Date('2026-06-02T07:00:00Z'));
      expect((await ask()).status).toBe(200);
      expect(small.stats().youtube).toMatchObject({ units: 3, refused: 2, allowance: 2, most: 3 });
    } finally {
      await small.close();
    }
  });

  it('goes wrong as it is told, once each', async () => {
    const ask = () => client.channels.list({ part: ['id'], forHandle: 'anyone' }, { timeout: 5000 });
    for (const kind of ['500', 'cut', '429'] as const) {
      networks.fault({ match: '/youtube/v3/channels', kind });
      await expect(ask(), kind).rejects.toThrow();
    }
    expect((await ask()).data.items).toHaveLength(1);
  });

  it('makes accounts when they are asked for, which post by themselves, and delete some', async () => {
    const other = await startNetworks({ now: () => noon });
    try {
      const { data } = await clientOf(other).channels.list({ part: ['contentDetails'], forHandle: 'onrequest' });
      const playlistId = data.items?.[0]?.contentDetails?.relatedPlaylists?.uploads ?? '';
      const uploads = async () => {
        const page = await clientOf(other).playlistItems.list({ part: ['contentDetails'], playlistId, maxResults: 50 });
        return (page.data.items ?? []).map((item) => item.contentDetails?.videoId ?? '');
      };
      const before = await uploads();
      const videos = await clientOf(other).videos.list({ part: ['statistics'], id: before });
      expect(videos.data.items).toHaveLength(before.length);
      other.setNow(new Date(noon.getTime() + 60 * 86_400_000));
      const after = await uploads();
      expect(after[0]).not.toBe(before[0]);
      const later = await clientOf(other).videos.list({ part: ['statistics'], id: before });
      const views = (of: typeof later) =>
        new Map(of.data.items?.map((one) => [one.id, Number(one.statistics?.viewCount)]));
      expect([...views(later)].every(([id, count]) => count >= (views(videos).get(id) ?? Infinity))).toBe(true);
      const nobody = await clientOf(other).channels.list({ part: ['id'], forHandle: 'nobodyatall' });
      expect(nobody.data.items).toBeUndefined();
    } finally {
      await other.close();
    }
  });

  it('is the same world from the same seed', async () => {
    const told = async (seed: string) => {
      const other = await startNetworks({ seed, now: () => noon });
      const { data } = await clientOf(other).channels.list({
        part: ['id', 'snippet', 'statistics'],
        forHandle: 'linh',
      });
      await other.close();
      return JSON.stringify(data).replaceAll(other.base, '');
    };
    expect(await told('a')).toBe(await told('a'));
    expect(await told('a')).not.toBe(await told('b'));
  });
});
