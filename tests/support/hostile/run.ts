import type { EndpointName } from '../../../src/domain/endpoints';
import { type Fault, faultsOf } from './judge';
import { growthOf } from './memory';
import { asText, type HostileRequest, isQuiet, requestOf, roundSize } from './request';
import { type Answer, Sender } from './send';
import type { World } from './world';

/** A fault with the request that shows it. */
export interface Finding extends Fault {
  request: string;
  log: string;
}

/** What a run saw, counted. */
export interface Outcome {
  seed: number;
  requests: number;
  seconds: number;
  byRole: Record<string, number>;
  byStatus: Record<string, number>;
  byCode: Record<string, number>;
  /** Answers of each call by the first digit of their status. */
  byCall: Map<EndpointName, Record<string, number>>;
  findings: Finding[];
  /** Resident bytes after each round. */
  memory: number[];
}

export interface Options {
  seed: number;
  requests: number;
  /** The number of the first request: with `requests: 1`, one request again. */
  first?: number;
  connections?: number;
  /** Milliseconds a request may take, where that is judged. */
  longest?: number;
  onRound?(done: number, outcome: Outcome): void;
  /** Whether to send no more after the round that goes on. */
  isEnough?(): boolean;
}

const count = (counts: Record<string, number>, key: string | number) => {
  counts[key] = (counts[key] ?? 0) + 1;
};

/** Sends so many requests, some at once, and judges each answer. Rows are put back after every round. */
export async function runHostile(world: World, options: Options): Promise<Outcome> {
  const { seed, requests, first = 0, connections = 4, longest = Number.POSITIVE_INFINITY } = options;
  const began = performance.now();
  const outcome: Outcome = {
    seed,
    requests: 0,
    seconds: 0,
    byRole: {},
    byStatus: {},
    byCode: {},
    byCall: new Map(),
    findings: [],
    memory: [],
  };
  const sender = new Sender(world.url, connections);
  try {
    for (let start = first; start < first + requests && !options.isEnough?.(); start = nextRound(start)) {
      await world.restore();
      const end = Math.min(nextRound(start), first + requests);
      const sending = { world, sender, outcome, longest };
      const suspects = await round(sending, { seed, start, end, connections });
      if (suspects.length > 0) await confirm(sending, suspects);
      outcome.requests = end - first;
      outcome.memory.push(await world.memory());
      options.onRound?.(end - first, outcome);
    }
  } finally {
    sender.close();
  }
  const growth = growthOf(outcome.memory);
  if (growth) outcome.findings.push({ kind: 'broken', what: growth, request: 'all of them', log: '' });
  outcome.seconds = (performance.now() - began) / 1_000;
  return outcome;
}

const nextRound = (index: number) => (Math.floor(index / roundSize) + 1) * roundSize;

interface Sending {
  world: World;
  sender: Sender;
  outcome: Outcome;
  longest: number;
}

async function round(
  sending: Sending,
  { seed, start, end, connections }: { seed: number; start: number; end: number; connections: number },
): Promise<HostileRequest[]> {
  const { world, outcome } = sending;
  const suspects: HostileRequest[] = [];
  let next = start;
  const work = async () => {
    while (next < end) {
      const request = requestOf(world.material, seed, next);
      next += 1;
      const faults = await judged(sending, request);
      for (const fault of faults) {
        // Where staff write, somebody may have been given the right to see it.
        if (fault.kind === 'leak' && !isQuiet(request.index)) suspects.push(request);
        else outcome.findings.push({ ...fault, request: asText(request), log: world.log().slice(-1_500) });
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return suspects;
}

/** Asks again what seemed to leak, on rows and rights as they were planted. */
async function confirm(sending: Sending, suspects: readonly HostileRequest[]): Promise<void> {
  const { world, outcome } = sending;
  for (const suspect of new Set(suspects)) {
    await world.restore();
    const viewer = world.material.viewers.find(({ name }) => name === suspect.viewer.name) ?? suspect.viewer;
    const isOwn = suspect.headers.authorization === `Bearer ${suspect.viewer.token}`;
    const headers = { ...suspect.headers, ...(isOwn && viewer.token && { authorization: `Bearer ${viewer.token}` }) };
    for (const fault of await judged(sending, { ...suspect, viewer, headers })) {
      outcome.findings.push({ ...fault, request: asText(suspect), log: '' });
    }
  }
}

async function judged({ world, sender, outcome, longest }: Sending, request: HostileRequest): Promise<Fault[]> {
  count(outcome.byRole, request.viewer.name);
  let answer: Answer;
  try {
    answer = await sender.send(request);
  } catch (error) {
    count(outcome.byStatus, 'none');
    return [{ kind: 'broken', what: `no answer: ${error instanceof Error ? error.message : String(error)}` }];
  }
  const { statusCode } = answer;
  count(outcome.byStatus, statusCode);
  const ofCall = outcome.byCall.get(request.name) ?? {};
  outcome.byCall.set(request.name, ofCall);
  if (request.method === 'HEAD' || !request.odd.includes('method')) count(ofCall, `${Math.floor(statusCode / 100)}xx`);
  if (statusCode >= 400) count(outcome.byCode, codeIn(answer.body));
  return faultsOf(request, answer, world.columns, longest);
}

function codeIn(body: string): string {
  return /"message":"(\w+)"/.exec(body)?.[1] ?? 'none';
}
