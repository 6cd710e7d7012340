import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { WorldAccount } from './account';
import type { Interface } from './exchange';
import type { World } from './world';

const signatureOf = (path: string, expires: string) =>
  createHash('sha256').update(`${path}?${expires}`).digest('base64url').slice(0, 27);

/** The address of a picture of an account, which ends after so many seconds; `name` tells its pictures apart. */
export function pictureUrl(base: string, world: World, account: WorldAccount, name: string, seconds: number | null) {
  const path = `/${account.network}/${encodeURIComponent(account.id)}/${encodeURIComponent(name)}.jpg`;
  if (seconds === null) return `${base}/pictures${path}`;
  const expires = String(Math.floor(world.now().getTime() / 1000) + seconds);
  const query = new URLSearchParams({ 'x-expires': expires, 'x-signature': signatureOf(path, expires) });
  return `${base}/pictures${path}?${query}`;
}

/** Serves the pictures: 403 after their end or with another signature, HTML for accounts that are so. */
export function picturesOf(world: World): Interface {
  return async ({ path, query }) => {
    const [, network = '', id = '', name = ''] = path.split('/');
    const account =
      network === 'youtube' || network === 'tiktok' || network === 'instagram' || network === 'facebook'
        ? world.byId(network, decodeURIComponent(id))
        : null;
    if (!account) return { status: 404, html: '<h1>404 Not Found</h1>' };
    const expires = query.get('x-expires');
    const isOver = expires !== null && Number(expires) * 1000 < world.now().getTime();
    const isForged = expires !== null && query.get('x-signature') !== signatureOf(path, expires);
    if (isOver || isForged) return { status: 403, html: '<h1>403 Forbidden</h1>' };
    if (account.htmlPictures) return { html: '<!doctype html><title>Sign in</title><p>Please sign in.</p>' };
    return { bytes: await picture(world, id + name), headers: { 'content-type': 'image/jpeg' } };
  };
}

function picture(world: World, name: string): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = world.chance.digest('picture', name);
  return sharp({ create: { width: 320, height: 320, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
}
