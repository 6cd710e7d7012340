import { purseOf } from '../../../../src/domain/networkReadings';
import { networkNames } from '../../../../src/domain/networks';
import { priorities } from '../../../../src/server/social/readings/queries/marks';
import type { Networks } from '../startNetworks';
import type { Day } from './measure';

/** The days as tables, and what the simulator counted at most in one window of each budget. */
export function reportOf(days: readonly Day[], stats: ReturnType<Networks['stats']>): string[] {
  const order = Object.entries(priorities).filter(([name]) => name !== 'asked');
  const lines = [
    `| network | day | units | accounts read | accounts left | posts left | ${order.map(([name]) => `oldest ${name}, h`).join(' | ')} |`,
    `|${'---|'.repeat(6 + order.length)}`,
  ];
  for (const network of new Set(days.flatMap((day) => day.networks.map((one) => one.network)))) {
    for (const { day, units, networks } of days) {
      const one = networks.find((known) => known.network === network);
      if (!one) continue;
      const ages = order.map(([, priority]) => one.oldest[priority] ?? '–');
      const cells = [networkNames[network], day, units[purseOf[network]] ?? 0, one.accounts_read, one.accounts_left];
      lines.push(`| ${[...cells, one.posts_left, ...ages].join(' | ')} |`);
    }
  }
  for (const [of, { units, most, allowance, window, refused, paths }] of Object.entries(stats)) {
    lines.push(
      `${of}: ${units} units in all, at most ${most} of ${allowance ?? '–'} in a window of ${window}, ${refused} refused`,
      ...Object.entries(paths).map(([path, count]) => `  ${path}: ${count.units}`),
    );
  }
  return lines;
}
