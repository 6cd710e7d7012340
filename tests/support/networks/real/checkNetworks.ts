import { type Network, networkNames, networks } from '../../../../src/domain/networks';
import type { Budget } from '../../../../src/server/adapters/social/budget';
import { NetworkFailure } from '../../../../src/server/adapters/social/network';
import { type Check, checks } from './checks';
import { keysOf, type Subject, subjectOf } from './subject';

/** No run spends more of a network, whatever goes wrong: a twentieth of a day of YouTube, a quarter of an hour of Meta's. */
const mostUnits: Record<Network, number> = { facebook: 50, instagram: 50, tiktok: 50, youtube: 500 };

interface Spent extends Budget {
  units: number;
  said: number | null;
}

/**
 * Makes the checks of every network this environment has keys of and prints each with what it spent. False where one of
 * them fails, or where there are keys of none.
 */
export async function checkNetworks(env: NodeJS.ProcessEnv, print: (line: string) => void): Promise<boolean> {
  let failed = 0;
  let made = 0;
  for (const network of networks) {
    const budget = spentOf(network);
    const subject = subjectOf(network, env, budget);
    if (!subject) {
      print(`${networkNames[network]}: left out, no keys (${keysOf[network].join(', ')})`);
      continue;
    }
    print(`${networkNames[network]}: ${subject.account}${subject.owner ? ', as its owner' : ''}`);
    for (const check of checks) {
      const result = await resultOf(check, subject, budget);
      print(`  ${result.line}`);
      made += result.state === 'left out' ? 0 : 1;
      failed += result.state === 'failed' ? 1 : 0;
    }
    print(
      `  spent: ${unitsOf(network, budget.units)}${budget.said === null ? '' : `; it says ${budget.said} % are used`}`,
    );
  }
  print(made === 0 ? 'Nothing was checked.' : `${made} checks, ${failed} failed.`);
  return made > 0 && failed === 0;
}

const unitsOf = (network: Network, units: number) =>
  `${units} ${network === 'youtube' ? 'unit' : 'call'}${units === 1 ? '' : 's'}`;

async function resultOf(check: Check, subject: Subject, budget: Spent) {
  const reason = check.leftOut(subject);
  if (reason) return { state: 'left out', line: `left out  ${check.what}: ${reason}` };
  const before = budget.units;
  try {
    await check.run(subject);
    return { state: 'ok', line: `ok        ${check.what} (${unitsOf(subject.network, budget.units - before)})` };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { state: 'failed', line: `FAILED    ${check.what}: ${said}` };
  }
}

function spentOf(network: Network): Spent {
  return {
    units: 0,
    said: null,
    async spend(units) {
      if (this.units + units > mostUnits[network]) throw new NetworkFailure(network, 'rate_limited', null);
      this.units += units;
    },
    async told(percent) {
      this.said = percent;
    },
  };
}
