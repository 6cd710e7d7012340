import { formatDay } from '../../format';
import { networkNames } from '../../networks';
import type { ReportChart } from './charts';

const isNetwork = (name: string): name is keyof typeof networkNames => name in networkNames;

/** What stands along a chart, as it is read. */
export function labelsOf({ labels }: ReportChart): string[] {
  if (labels.kind === 'day') return labels.values.map(formatDay);
  return labels.values.map((name) => (labels.kind === 'network' && isNetwork(name) ? networkNames[name] : name));
}
