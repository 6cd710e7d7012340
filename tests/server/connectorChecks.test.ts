import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { networks } from '../../src/domain/networks';
import { unbounded } from '../../src/server/adapters/social/budget';
import { checkNetworks } from '../support/networks/real/checkNetworks';
import { checks } from '../support/networks/real/checks';
import { keysOf, subjectOf, variableOf } from '../support/networks/real/subject';
import { type Networks, startNetworks } from '../support/networks/startNetworks';
import { addressOf } from './connectors.fixtures';

let simulated: Networks;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  simulated = await startNetworks({ requireProof: true });
  for (const network of networks) simulated.world.add({ network, handle: 'kenh.that', posts: 40 });
  const accounts = networks.map((network) => [variableOf(network, 'ACCOUNT'), addressOf[network]('kenh.that')]);
  const token = simulated.token({ network: 'tiktok', handle: 'kenh.that' });
  env = { ...simulated.env, ...Object.fromEntries(accounts), [variableOf('tiktok', 'TOKEN')]: token };
});
beforeEach(() => simulated.clearFaults());
afterAll(() => simulated.close());

/** What the command prints for an environment, and whether all was well. */
async function said(changes: NodeJS.ProcessEnv = {}) {
  const lines: string[] = [];
  const isGood = await checkNetworks({ ...env, ...changes }, (line) => lines.push(line));
  return { isGood, lines };
}

describe.each(networks)('%s', (network) => {
  it.each(checks)('$what', async (check) => {
    const subject = subjectOf(network, env, unbounded);
    if (!subject) throw new Error('no keys');
    if (check.leftOut(subject)) expect(network).toBe('tiktok');
    else await check.run(subject);
  });
});

describe('the command for the real networks', () => {
  it('asks for well-known accounts unless the environment says otherwise, and tells what it spent', async () => {
    const unset = Object.fromEntries(networks.map((network) => [variableOf(network, 'ACCOUNT'), undefined]));
    const { isGood, lines } = await said(unset);
    expect(lines.filter((line) => line.includes('FAILED'))).toEqual([]);
    expect(isGood).toBe(true);
    expect(lines).toContain('YouTube: https://youtube.com/@GoogleDevelopers');
    expect(lines.join('\n')).toMatch(/spent: 1\d\d units/);
    expect(lines.join('\n')).toMatch(/spent: \d+ calls; it says \d+ % are used/);
  });

  it('names every network it has no keys of, and is not well where it has none', async () => {
    const none = Object.fromEntries(Object.values(keysOf).flatMap((names) => names.map((name) => [name, undefined])));
    const { isGood, lines } = await said({ ...none, YOUTUBE_API_KEY: simulated.env.YOUTUBE_API_KEY });
    expect(isGood).toBe(true);
    expect(lines.filter((line) => line.includes('left out, no keys'))).toHaveLength(3);
    expect(await said(none)).toMatchObject({ isGood: false, lines: expect.arrayContaining(['Nothing was checked.']) });
  });

  it('says what cannot be checked without an owner', async () => {
    const { isGood, lines } = await said({ [variableOf('tiktok', 'TOKEN')]: undefined });
    expect(isGood).toBe(true);
    expect(lines.join('\n')).toContain('left out  tells of an account');
    expect(lines.join('\n')).toContain('REAL_TIKTOK_TOKEN');
  });

  it('fails where a network answers otherwise than its documents say, or a key is wrong', async () => {
    simulated.fault({ match: '/youtube/v3/channels', kind: 'html' });
    const broken = await said();
    expect(broken.isGood).toBe(false);
    expect(broken.lines.filter((line) => line.includes('FAILED'))).toEqual([
      expect.stringContaining('tells of an account what the network says'),
    ]);
    expect((await said({ YOUTUBE_API_KEY: 'mistyped' })).isGood).toBe(false);
  });
});
