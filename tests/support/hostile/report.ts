import { type EndpointName, endpoints } from '../../../src/domain/endpoints';
import type { Finding, Outcome } from './run';

const sorted = (counts: Record<string, number>) =>
  Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ');

/** Calls that answered 2xx or 3xx at least once, and those that never did. */
export function reached({ byCall }: Pick<Outcome, 'byCall'>): { share: number; never: EndpointName[] } {
  const names = Object.keys(endpoints) as EndpointName[];
  const never = names.filter((name) => {
    const { '2xx': done = 0, '3xx': elsewhere = 0 } = byCall.get(name) ?? {};
    return done + elsewhere === 0;
  });
  return { share: 1 - never.length / names.length, never };
}

/** A finding with the request that shows it. */
export function findingText({ kind, what, request, log }: Finding): string {
  return `FOUND ${kind}: ${what}\n  ${request}${log && `\n  log: ${log}`}`;
}

/** What a run saw, as text; the same fault of the same call is told three times at most. */
export function reportOf(outcome: Outcome): string {
  const { seed, requests, seconds, byRole, byStatus, byCode, byCall, findings, memory } = outcome;
  const { share, never } = reached(outcome);
  const megabytes = memory.map((bytes) => Math.round(bytes / 1024 / 1024));
  const calls = [...byCall].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const told = new Map<string, number>();
  const shown = findings.filter(({ kind, what, request }) => {
    const key = `${kind} ${what.slice(0, 40)} ${request.split(' ')[2]} ${request.split(' ')[3]?.slice(8, 24)}`;
    told.set(key, (told.get(key) ?? 0) + 1);
    return (told.get(key) ?? 0) <= 3;
  });
  return [
    `${requests} requests in ${Math.round(seconds)} s, seed ${seed}`,
    `by role: ${sorted(byRole)}`,
    `by status: ${sorted(byStatus)}`,
    `by code: ${sorted(byCode)}`,
    `memory in MB: ${Math.min(...megabytes)} to ${Math.max(...megabytes)}, at the end ${megabytes.at(-1)}`,
    'by call:',
    ...calls.map(([name, counts]) => `  ${name}: ${sorted(counts)}`),
    `${Math.round(share * 100)} % of the calls were answered 2xx or 3xx at least once; never: ${never.join(', ') || 'none'}`,
    ...shown.map(findingText),
    `${findings.length} findings`,
  ].join('\n');
}
