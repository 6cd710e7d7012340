import fc from 'fast-check';
import { type PostMetric, postMetrics } from '../../src/domain/networks';
import type { FinalReport } from '../../src/domain/reports/types';
import { importPosts } from '../../src/server/campaigns/importPosts';
import { createPost, removePost, updatePost } from '../../src/server/campaigns/posts/one';
import { removeSow } from '../../src/server/campaigns/sows/one';
import type { SignedCtx } from '../../src/server/context';
import { undoImport } from '../../src/server/importRuns/undo';
import { recordMetrics } from '../../src/server/ledger/record';
import { fileOf } from '../server/imports.fixtures';
import { buildCampaign, buildKol, buildPost, buildSow } from './factories';
import { figureArbitrary, instantArbitrary } from './reportCampaigns';

const metric = fc.constantFrom(...postMetrics);
const post = fc.nat({ max: 9 });
const time = fc.option(instantArbitrary, { nil: null });
const readings = fc.array(fc.record({ post, metric, at: instantArbitrary, value: figureArbitrary }), {
  minLength: 1,
  maxLength: 12,
});

/** Something that happens to a campaign's posts; `post` and `sow` count round those there are. */
export const eventArbitrary = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('read' as const), readings }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('show' as const), post, is_active: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('date' as const), post, time }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('move' as const), post, sow: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('add' as const), sow: fc.nat({ max: 3 }), time }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('set' as const), post, metric, value: figureArbitrary }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('import' as const),
      post,
      time,
      value: figureArbitrary,
      undo: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('remove' as const), post }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('removeSow' as const), sow: fc.nat({ max: 3 }) }) },
);
type Event = typeof eventArbitrary extends fc.Arbitrary<infer E> ? E : never;

const round = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

let addresses = 0;
const address = (network: string | null) => {
  addresses += 1;
  const host = network === 'youtube' ? 'youtube.com/shorts' : 'facebook.com/photo';
  return `https://www.${host}/history${addresses}`;
};

/** A campaign of three SOWs and four posts on two networks, and what happens to it. */
export async function begin(ctx: SignedCtx) {
  const { db } = ctx;
  const campaign = await buildCampaign(db, { start_date: '2026-02-26', end_date: '2026-03-10' });
  const kol = await buildKol(db);
  const of = { campaign_id: campaign.id, kol_id: kol.id };
  const sows = [
    await buildSow(db, { ...of, followers: 1_000 }),
    await buildSow(db, { ...of, post_format: 'post_videos', kpi_engagement: 50 }),
    await buildSow(db, { ...of, social_type: 'youtube' }),
  ];
  let posts: { id: string; url_post: string; sow_id: string }[] = [];
  const add = (one: (typeof posts)[number]) => posts.push(one);
  for (const sow of [...sows, ...sows.slice(0, 1)]) add(await buildPost(db, { sow }));

  const change = async (index: number, input: Parameters<typeof updatePost>[2]) => {
    const post = round(posts, index);
    if (post) await updatePost(ctx, post.id, input);
  };

  async function move(event: Extract<Event, { what: 'move' }>) {
    const [one, sow] = [round(posts, event.post), round(sows, event.sow)];
    if (!one || !sow) return;
    const url_post = address(sow.social_type);
    await change(event.post, { sow_id: sow.id, url_post });
    Object.assign(one, { sow_id: sow.id, url_post });
  }

  /** A known post gets a figure and a time, a new one is added; taken back at once where the event says so. */
  async function bring({ post, time, value, undo }: Extract<Event, { what: 'import' }>) {
    if (sows.length === 0) return;
    const known = post % 2 === 0 ? round(posts, post) : undefined;
    const sow = sows.find(({ id }) => id === known?.sow_id) ?? round(sows, post);
    if (!sow) return;
    const url_post = known?.url_post ?? address(sow.social_type);
    const row = { kol_code: kol.code, url_post, sow_number: sow.number, post_time: time, view: value, comment: value };
    const file = await fileOf([row]);
    const { data, errorRecords } = await importPosts(
      ctx,
      { campaign_id: campaign.id, review: false, mode: 'both' },
      file,
    );
    if (errorRecords.length > 0) throw new Error(JSON.stringify(errorRecords));
    if (!undo) {
      const { rows } = await ctx.pool.query('select id from campaign_posts where campaign_id = $1 and url_post = $2', [
        campaign.id,
        url_post,
      ]);
      if (!known) add({ id: rows[0].id, url_post, sow_id: sow.id });
    } else if (data.run && (data.adds ?? 0) + (data.changes ?? 0) > 0) await undoImport(ctx, data.run, '');
  }

  async function apply(event: Event): Promise<void> {
    if (event.what === 'read') {
      const read = event.readings.flatMap(({ post, metric, at, value }) => {
        const id = round(posts, post)?.id;
        return id ? [{ id, metric: metric as PostMetric, at, value }] : [];
      });
      const origin = { owner_id: campaign.id, subject_type: 'post' as const, source: 'api' as const };
      await recordMetrics(
        db,
        read.map(({ id, at, ...rest }) => ({ ...origin, ...rest, subject_id: id, captured_at: at })),
      );
    } else if (event.what === 'show') await change(event.post, { is_active: event.is_active });
    else if (event.what === 'date') await change(event.post, { post_time: event.time?.toISOString() ?? null });
    else if (event.what === 'set') await change(event.post, { [event.metric]: event.value, reason: 'x' });
    else if (event.what === 'move') await move(event);
    else if (event.what === 'import') await bring(event);
    else if (event.what === 'add') {
      const sow = round(sows, event.sow);
      if (!sow) return;
      const url_post = address(sow.social_type);
      const post_time = event.time?.toISOString() ?? null;
      add({
        id: await createPost(ctx, campaign.id, { sow_id: sow.id, url_post, post_time }),
        url_post,
        sow_id: sow.id,
      });
    } else if (event.what === 'remove') {
      const gone = round(posts, event.post);
      if (gone) await removePost(ctx, gone.id);
      posts = posts.filter((one) => one !== gone);
    } else {
      const gone = round(sows, event.sow);
      if (!gone) return;
      await removeSow(ctx, gone.id);
      sows.splice(sows.indexOf(gone), 1);
      posts = posts.filter(({ sow_id }) => sow_id !== gone.id);
    }
  }
  return { campaign, apply };
}

/** The report's numbers alone, in the shape of the reference. */
export function numbersOf({ totals, progress, by_network, by_day }: FinalReport) {
  const rows = progress.map(({ postProcess, price, booking_price, booking_cpe, booking_cpv }) => ({
    ...{ postProcess, price, booking_price, booking_cpe, booking_cpv },
  }));
  return { totals, progress: rows, by_network, by_day };
}
