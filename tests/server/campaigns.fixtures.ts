import { representatives } from '../../src/server/db/schema/customers';
import { mediaFiles } from '../../src/server/db/schema/media';
import { newId } from '../../src/server/ids';
import type { TestApp } from '../support/app';
import { buildBrand } from '../support/factories';
import { signIn, word } from '../support/people';
import { buildPicture } from './kols.fixtures';

/** A complete body of `POST /campaigns` that no other test of this process has used. */
export async function campaignBody(test: TestApp, changes: object = {}): Promise<Record<string, unknown>> {
  const code = word();
  const { id: cover_image } = await buildPicture(test);
  const brand = 'brand_id' in changes ? null : await buildBrand(test.database.db);
  const people = 'managers' in changes ? null : await signIn(test, ['manager']);
  const period = { start_date: '2026-12-01', end_date: '2026-12-31' };
  const kind = { type: 'booking', keywords: ['trà sữa', 'giới trẻ'], budget: 500_000_000 };
  const refs = { brand_id: brand?.id, managers: people && [people.id] };
  return { cover_image, code, name: `Chiến dịch ${code}`, ...kind, ...period, ...refs, ...changes };
}

/** Adds a campaign by the call, as this caller; answers it. */
export async function addCampaign(test: TestApp, token: string, changes: object = {}) {
  const answer = await test.call('POST', '/campaigns', { token, body: await campaignBody(test, changes) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
}

/** A stored document, uploaded by this user. */
export async function buildDocument(test: TestApp, uploader: string, file_name = 'Brief.pdf'): Promise<string> {
  const id = newId();
  const stored = { id, kind: 'document' as const, storage_key: id, sha256: id, type: 'application/pdf', file_name };
  await test.database.db.insert(mediaFiles).values({ ...stored, size: 1, created_by: uploader });
  return id;
}

/** Somebody who stands for this customer, or for this brand, signed in. */
export async function signInClient(test: TestApp, objectId: string, type: 'customer' | 'brand' = 'customer') {
  const person = await signIn(test, [type], { type });
  const link = { id: newId(), user_id: person.id, type, [`${type}_id`]: objectId };
  await test.database.db.insert(representatives).values(link);
  return person;
}
