import type { Network } from '../../../domain/networks';
import { normalise } from '../../../domain/text';
import { communityRows, personRows } from '../content/kolRows';
import { createRandom } from '../content/random';

/** A day from which the demo network knows its accounts; figures grow from there. */
const opened = '2024-01-01';

const dayLength = 86_400_000;

/** The source of chance of one address of the demo network: the same address always tells the same. */
export function chanceOf(address: string) {
  return createRandom(`network/${address}`);
}

/** Days, with fractions, from one instant to another. */
export function daysBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / dayLength;
}

/** How much an account grows in a day, as the logarithm of its followers. */
export function dailyGrowth(url: string): number {
  return Math.log1p(Math.min(1.2, chanceOf(`${url}/growth`).logNormal(0.25, 0.6))) / 365;
}

/** Followers of an account nobody has read yet. */
export function firstFollowers(url: string, now: Date): number {
  const start = chanceOf(`${url}/followers`).logNormal(45_000, 1.3);
  const age = daysBetween(new Date(`${opened}T00:00:00Z`), now);
  return Math.max(120, Math.round(start * Math.exp(dailyGrowth(url) * Math.max(0, age))));
}

const addresses: Record<Network, (handle: string) => string> = {
  facebook: (handle) => `https://facebook.com/${handle}`,
  instagram: (handle) => `https://instagram.com/${handle}`,
  tiktok: (handle) => `https://tiktok.com/@${handle}`,
  youtube: (handle) => `https://youtube.com/@${handle}`,
};

const endings = ['official', 'vn', 'daily', 'review', 'channel', 'story', 'vlog', 'studio'];

/** Accounts of a network whose name or subject matches a keyword; invented, with handles nobody has. */
export function accountsAbout(network: Network, keyword: string): { url: string; name: string }[] {
  const wanted = normalise(keyword).trim();
  const chance = chanceOf(`${network}/${wanted}`);
  const known = [...personRows, ...communityRows]
    .filter(([name, , , , theme]) => `${normalise(name)} ${theme.replace('_', ' ')}`.includes(wanted))
    .map(([name]) => name);
  const invented = Array.from({ length: chance.int(8, 60) }, () => {
    const [first = '', ...others] = keyword.trim();
    const [given] = chance.pick(personRows)[1].split(' ').slice(-1);
    return `${first.toLocaleUpperCase('vi')}${others.join('')} cùng ${given} ${chance.pick(endings)}`;
  });
  return [...new Set([...known, ...invented])].map((name) => ({
    name,
    url: addresses[network](`${normalise(name).replace(/[^a-z0-9]/g, '')}_demo`),
  }));
}
