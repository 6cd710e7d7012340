import { recordMetrics } from '../../src/server/ledger/record';
import type { TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildKol, buildPost, buildSocial, buildSow } from '../support/factories';
import { signIn } from '../support/people';
import { readPdf } from '../support/readPdf';
import { noteTexts, partsOf, slideTexts } from '../support/zipTexts';
import { signInClient } from './campaigns.fixtures';

/** Prices no other figure of the stage is. */
const prices = { booking_price: 7_654_321, sale_price: 9_876_543 };

/** A campaign with one SOW and one measured post, and everybody who may have to do with its report. */
export async function frozenStage(test: TestApp) {
  const { db } = test.database;
  const brand = await buildBrand(db);
  const campaign = await buildCampaign(db, { brand_id: brand.id });
  const kol = await buildKol(db);
  await buildSocial(db, { kol_id: kol.id, follower_count: 12_000 });
  const sow = await buildSow(db, { campaign_id: campaign.id, kol_id: kol.id, ...prices });
  const post = await buildPost(db, { sow });
  await measure(test, { campaign, post }, 4_321);
  const people = {
    manager: await signIn(test, ['manager']),
    customer: await signInClient(test, brand.customer_id),
    brand: await signInClient(test, brand.id, 'brand'),
    // Staff by type, but told no more than a customer.
    client: await signIn(test, ['client']),
    kol: await signIn(test, ['kol'], { type: 'kol' }),
    stranger: await signInClient(test, (await buildBrand(db)).customer_id),
  };
  return { brand, campaign, kol, sow, post, people };
}

export type FrozenStage = Awaited<ReturnType<typeof frozenStage>>;

/** Reads the likes of a post, as of its day. */
export function measure(
  test: TestApp,
  { campaign, post }: { campaign: { id: string }; post: { id: string } },
  value: number,
  captured_at = new Date('2026-03-06T03:00:00Z'),
) {
  const subject = { owner_id: campaign.id, subject_id: post.id, subject_type: 'post' as const };
  return recordMetrics(test.database.db, [
    { ...subject, metric: 'reaction', value, source: 'import' as const, captured_at },
  ]);
}

/** All that can be read in a file of a report. */
export async function textOf(type: string, bytes: Buffer): Promise<string> {
  if (type === 'pdf') return (await readPdf(bytes)).text;
  const parts = partsOf(bytes, /\.xml$/).join('\n');
  return type === 'pptx' ? [...slideTexts(bytes), ...noteTexts(bytes), parts].join('\n') : parts;
}
