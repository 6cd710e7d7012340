import { mediaFiles } from '../../src/server/db/schema/media';
import { newId } from '../../src/server/ids';
import type { TestApp } from '../support/app';
import { word } from '../support/people';

/** A stored picture: its id and address. */
export async function buildPicture(test: TestApp): Promise<{ id: string; url: string }> {
  const id = newId();
  const sha256 = id.replaceAll('-', '').repeat(2);
  const stored = { id, kind: 'picture' as const, storage_key: sha256, sha256, type: 'image/webp', file_name: 'a.webp' };
  await test.database.db.insert(mediaFiles).values({ ...stored, size: 1 });
  return { id, url: `/pictures/${sha256}` };
}

/** Ids of the sectors of KOLs, in order. */
export async function kolSectorIds(test: TestApp): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ id: string }>(
    "select id from sectors where type = 'kol' order by position",
  );
  return rows.map(({ id }) => id);
}

/** A complete body of `POST /kols` that no other test of this process has used. */
export async function kolBody(test: TestApp, changes: object = {}): Promise<Record<string, unknown>> {
  const name = word();
  const [sector] = await kolSectorIds(test);
  const { id: avatar } = await buildPicture(test);
  return { avatar, code: name, stage_name: `Tên ${name}`, fullname: `Họ ${name}`, sectors: [sector], ...changes };
}

/** Adds a KOL by the call, as this caller; answers it. */
export async function addKol(test: TestApp, token: string, changes: object = {}) {
  const answer = await test.call('POST', '/kols', { token, body: await kolBody(test, changes) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
}
