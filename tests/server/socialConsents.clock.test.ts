import { afterEach, expect, it, vi } from 'vitest';
import { ownerOf } from '../../src/server/social/consents/owner';
import { buildOwner, comeBack, consentNetworks, endIn, leave, startConsents } from './consents.fixtures';

const minutes = 60;
/** What the machine's clock says, whatever the process takes it for. */
const machine = () => new Date(performance.timeOrigin + performance.now());

afterEach(() => vi.useRealTimers());

it.each([10, -10])('a process whose clock is %i minutes wrong connects and reads as any other', async (wrong) => {
  const { test, networks, services } = await startConsents({ now: machine });
  const now = machine().getTime() + wrong * minutes * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now });
  const secondsLeft = async (column: string, id: string) => {
    const { rows } = await test.database.pool.query<{ left: string }>(
      `select extract(epoch from ${column} - now()) as left from social_consents where social_id = $1`,
      [id],
    );
    return Number(rows[0]?.left);
  };
  for (const network of consentNetworks) {
    const owner = await buildOwner({ test, networks }, network);
    const { url, cookie } = await leave(test, network, { kol_id: owner.kol.id }, owner.user.token);
    // Nine minutes later by the database's clock.
    await test.database.pool.query(`update social_connects set expires_at = expires_at - interval '9 minutes'`);
    const back = await networks.consent(url, owner.account);
    const { id } = owner.social;
    expect(await comeBack(test, network, back, cookie)).toEqual({ type: network, socialId: id });
    const lives = network === 'tiktok' ? 24 * 3600 : 60 * 24 * 3600;
    expect(Math.abs((await secondsLeft('access_ends_at', id)) - lives)).toBeLessThan(2 * minutes);
    const token = async () => (await ownerOf(services, id))?.accessToken ?? '';
    const first = await token();
    const freshBefore = network === 'tiktok' ? 30 * minutes : 10 * 24 * 3600;
    await endIn(test, id, { access: freshBefore + 5 * minutes });
    expect(await token()).toBe(first);
    await endIn(test, id, { access: freshBefore - 5 * minutes });
    expect(await token()).not.toBe(first);
    await endIn(test, id, { consent: 5 * minutes });
    expect(await token()).not.toBe('');
    await endIn(test, id, { consent: -1 });
    expect(await ownerOf(services, id)).toBeNull();
    const late = await leave(test, network, { kol_id: owner.kol.id }, owner.user.token);
    await test.database.pool.query(`update social_connects set expires_at = expires_at - interval '11 minutes'`);
    const lateBack = await networks.consent(late.url, owner.account);
    expect(await comeBack(test, network, lateBack, late.cookie)).toMatchObject({ error: 'social_connect_expired' });
  }
  await test.close();
  await networks.close();
});
