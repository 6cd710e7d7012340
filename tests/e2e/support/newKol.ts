import type { Page } from 'playwright/test';
import { send } from './newStaff';
import { get, tokenOf } from './signIn';

let made = 0;

/** A KOL of its own for one test, added by a demo account: staff's waits for approval. */
export async function newKol(page: Page, account: string, changes: object = {}) {
  const [first] = (await get(page, await tokenOf(page, 'admin'), '/kols?status=active&sort=DATEASC&size=1')).data;
  made += 1;
  const name = `M${Date.now().toString(36)}${process.pid}${made}`.toUpperCase();
  const body = { avatar: first.avatar, code: name, stage_name: `Mây ${name}`, fullname: `Lê Mây ${name}` };
  return send(page, await tokenOf(page, account), 'POST', '/kols', {
    ...body,
    sectors: [first.sectors[0].id],
    ...changes,
  });
}
