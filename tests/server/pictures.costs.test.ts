import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadQuota } from '../../src/domain/limits';
import { ProcessEnded, startPictureProcess } from '../../src/server/adapters/files/pictureProcess';
import { inPictureTurn } from '../../src/server/adapters/files/pictureTurns';
import { countAmount } from '../../src/server/http/rateLimit';
import { startTestApp, type TestApp } from '../support/app';
import { buildUser } from '../support/factories';
import { blank } from './files.fixtures';
import { requestFields, requestForm, solvedCaptcha } from './requests.fixtures';

let test: TestApp;
let wideWebp: Buffer;
beforeAll(async () => {
  test = await startTestApp();
  wideWebp = await blank(7_000, 7_000).webp({ quality: 1, effort: 0 }).toBuffer();
});
beforeEach(async () => {
  await test.database.pool.query('delete from rate_limits');
});
afterAll(() => test.close());

/** Drawn once it is small; what it refers to is drawn ten thousand million times. */
function nestedSvg(): Buffer {
  const levels = Array.from({ length: 10 }, (_, i) => `<g id="l${i + 1}">${`<use href="#l${i}"/>`.repeat(12)}</g>`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs><path id="l0" d="M0 0h9v9z"/>${levels.join('')}</defs><use href="#l10"/></svg>`,
  );
}

const someone = async () => test.tokenOf((await buildUser(test.database.db)).id);

function send(token: string, bytes: Buffer, name: string) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name));
  return test.call('POST', '/media/create-file', { token, form });
}

async function sendCover(bytes: Buffer, name: string) {
  const fields = requestFields({ captcha_token: await solvedCaptcha(test) });
  return test.call('POST', '/campaigns/request/create', {
    form: requestForm(fields, { brand_cover_image: [[bytes, name]] }),
  });
}

it('checks tokens while four pictures are being worked on that take all they may', async () => {
  const bomb = nestedSvg();
  expect(bomb.length).toBeLessThan(2_500);
  const tokens = await Promise.all([1, 2, 3, 4].map(someone));
  const caller = await someone();
  let answered = 0;
  const bombs = tokens.map(async (token) => {
    const answer = await send(token, bomb, 'logo.svg');
    answered += 1;
    return answer.json();
  });
  let meanwhile = 0;
  await new Promise((resolve) => setTimeout(resolve, 300));
  while (answered === 0) {
    expect((await test.call('GET', '/users/me', { token: caller })).statusCode).toBe(200);
    if (answered === 0) meanwhile += 1;
  }
  expect(await Promise.all(bombs)).toEqual(Array(4).fill({ statusCode: 415, message: 'file_type_invalid' }));
  expect(meanwhile).toBeGreaterThan(10);
});

describe('a picture that takes too much', () => {
  it('is refused by its header where it has too many pixels, from guests too', async () => {
    expect(wideWebp.length).toBeLessThan(150_000);
    const refused = { statusCode: 413, message: 'file_too_large' };
    expect((await send(await someone(), wideWebp, 'a.webp')).json()).toEqual(refused);
    expect((await sendCover(wideWebp, 'a.webp')).json()).toEqual({
      ...refused,
      errors: [{ property: 'brand_cover_image', message: 'file_too_large' }],
    });
  });

  it.each([
    ['memory', { memory: 1, processor: 60_000 }],
    ['time', { memory: 2 ** 40, processor: 1 }],
  ])('ends the process that decodes it, by %s', async (_what, limits) => {
    const decoder = await startPictureProcess();
    const bytes = await blank(4_000, 4_000).png().toBuffer();
    await expect(decoder.ask({ bytes, how: { format: 'png' }, limits })).rejects.toThrow(ProcessEnded);
    expect(decoder.hasEnded()).toBe(true);
  });

  it('makes its sender wait after three, and nobody else', async () => {
    const [token, other] = [await someone(), await someone()];
    for (let i = 0; i < 3; i += 1) expect((await send(token, nestedSvg(), 'a.svg')).statusCode).toBe(415);
    const png = await blank(20, 20).png().toBuffer();
    const refused = await send(token, png, 'a.png');
    expect(refused.json()).toEqual({ statusCode: 429, message: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(other, png, 'a.png')).statusCode).toBe(200);
  });

  it('makes a guest wait likewise', async () => {
    expect((await sendCover(nestedSvg(), 'a.svg')).statusCode).toBe(415);
    await test.database.pool.query(`update rate_limits set tries = 3 where key = 'exhausting:127.0.0.1'`);
    const refused = await sendCover(await blank(20, 20).png().toBuffer(), 'a.png');
    expect(refused.json()).toEqual({ statusCode: 429, message: 'too_many_requests' });
  });
});

describe('what one may send', () => {
  it('in a day is a number of bytes, a user by themselves and the guests of a network together', async () => {
    const day = 86_400;
    const user = await buildUser(test.database.db);
    const token = await test.tokenOf(user.id);
    const png = await blank(20, 20).png().toBuffer();
    const spend = (key: string, bytes: number) =>
      countAmount(test.database.db, { key, most: bytes / 1024, window: day }, bytes / 1024 - 1);
    expect(await spend(`uploaded:user:${user.id}`, uploadQuota.user)).toBe(true);
    expect((await send(token, png, 'a.png')).statusCode).toBe(200);
    const over = { statusCode: 429, message: 'exceeded_upload_limit_for_today' };
    expect((await send(token, png, 'a.png')).json()).toEqual(over);
    expect((await send(await someone(), png, 'a.png')).statusCode).toBe(200);
    expect(await spend('uploaded:127.0.0.1', uploadQuota.guest)).toBe(true);
    expect((await sendCover(png, 'a.png')).statusCode).toBe(200);
    expect((await sendCover(png, 'a.png')).json()).toMatchObject(over);
  });

  it('at once is a number of files', async () => {
    const user = await buildUser(test.database.db);
    await test.database.pool.query(
      `insert into rate_limits (key, window_start, tries) values ('upload:user:' || $1::text, now(), 200)`,
      [user.id],
    );
    const answer = await send(await test.tokenOf(user.id), await blank(9, 9).png().toBuffer(), 'a.png');
    expect(answer.json()).toEqual({ statusCode: 429, message: 'too_many_requests' });
  });
});

describe('turns', () => {
  it('go round among senders, two at once and one of each', async () => {
    const order: string[] = [];
    const open = new Map<string, () => void>();
    const take = (sender: string, name: string) =>
      inPictureTurn(sender, async () => {
        order.push(name);
        await new Promise<void>((resolve) => open.set(name, resolve));
      });
    const all = [take('a', 'a1'), take('a', 'a2'), take('a', 'a3'), take('b', 'b1'), take('c', 'c1')];
    const end = async (name: string) => {
      open.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    };
    expect(order).toEqual(['a1', 'b1']);
    await end('b1');
    expect(order).toEqual(['a1', 'b1', 'c1']);
    await end('a1');
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2']);
    await end('a2');
    for (const name of ['a3', 'c1']) await end(name);
    await Promise.all(all);
  });

  it('are refused where too many wait', async () => {
    const waiting: Promise<void>[] = [];
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    for (let i = 0; i < 21; i += 1) waiting.push(inPictureTurn('one', () => finished));
    await expect(inPictureTurn('one', () => finished)).rejects.toMatchObject({ code: 'too_many_requests' });
    finish();
    await Promise.all(waiting);
  });
});

it('keeps a picture of many pixels as it is up to what a camera takes', async () => {
  const jpeg = await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: '#468' } })
    .jpeg({ quality: 60 })
    .toBuffer();
  expect((await send(await someone(), jpeg, 'a.jpg')).statusCode).toBe(200);
});
