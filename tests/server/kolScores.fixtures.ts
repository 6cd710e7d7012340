import { startOfDay } from '../../src/domain/dates';
import type { Network } from '../../src/domain/networks';
import { channelPosts, kolSectors } from '../../src/server/db/schema/kols';
import { newId } from '../../src/server/ids';
import { recordMetrics } from '../../src/server/ledger/record';
import type { TestApp } from '../support/app';
import { buildKol, buildSocial } from '../support/factories';

/** Noon of a day (`YYYY-MM-DD`) on the agency's clock. */
export const noonOf = (day: string) => new Date(startOfDay(day).getTime() + 12 * 3_600_000);

type Figures = Partial<Record<'view' | 'reaction' | 'comment' | 'share', number | null>>;

/** A KOL with one account, and these followers read on these days. */
export async function measuredKol(
  test: TestApp,
  social: { network?: Network; followers: number | null; readings?: Record<string, number | null>; sector?: string },
  more: Parameters<typeof buildKol>[1] = {},
) {
  const { db } = test.database;
  const kol = await buildKol(db, more);
  const account = await buildSocial(db, {
    ...{ kol_id: kol.id, social_type: social.network ?? 'tiktok', follower_count: social.followers },
    url: `https://${social.network ?? 'tiktok'}.com/${kol.code}`,
  });
  if (social.sector) await db.insert(kolSectors).values({ kol_id: kol.id, sector_id: social.sector });
  const readings = Object.entries(social.readings ?? {}).map(([day, value]) => ({
    ...{ owner_id: kol.id, subject_id: account.id, subject_type: 'social' as const, metric: 'follower', value },
    ...{ source: 'api' as const, captured_at: noonOf(day) },
  }));
  await recordMetrics(db, readings);
  return { kol, account };
}

/** A post of a channel on a day, with what was read of it. */
export async function channelPost(
  test: TestApp,
  { kol, account }: Awaited<ReturnType<typeof measuredKol>>,
  day: string,
  figures: Figures,
) {
  const id = newId();
  const link = `https://tiktok.com/@x/video/${id}`;
  await test.database.db.insert(channelPosts).values({
    ...{ id, link, canonical_url: link, kol_id: kol.id, social_id: account.id, published_at: noonOf(day) },
  });
  await readPost(test, kol.id, id, 'channel_post', figures);
  return id;
}

/** Reads what a post of a channel or a campaign got. */
export function readPost(
  { database }: TestApp,
  owner_id: string,
  subject_id: string,
  subject_type: 'channel_post' | 'post',
  figures: Figures,
) {
  return recordMetrics(
    database.db,
    Object.entries(figures).map(([metric, value]) => ({
      ...{ owner_id, subject_id, subject_type, metric, value: value ?? null, source: 'api' as const },
      captured_at: new Date(),
    })),
  );
}
