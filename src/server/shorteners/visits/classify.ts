import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import type { DeviceClass, Referrer } from '../../../domain/shorteners/types';
import { deviceOf, referrerOf } from '../../../domain/shorteners/visits';
import { isAhead } from '../../http/visits';
import type { ApartKind } from './visit';

/** What an agent says of whoever uses it. */
interface Agent {
  isBot: boolean;
  device: DeviceClass;
  /** Where a visit came from that names no page. */
  app: Referrer;
}

const capacity = 5_000;

/** Agents are told apart by long expressions, and most visits come with one of few. */
export class Agents {
  private readonly known = new Map<string, Agent>();

  of(agent: string): Agent {
    const known = this.known.get(agent);
    if (known) return known;
    const read = { isBot: !agent || isbot(agent), device: deviceOf(agent), app: referrerOf(undefined, agent) };
    if (this.known.size >= capacity) this.known.clear();
    this.known.set(agent, read);
    return read;
  }
}

/** What a request of a short link was, as far as it says; null of one that may be a person's. */
export function otherThanPeople(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  { isBot }: Pick<Agent, 'isBot'>,
): Exclude<ApartKind, 'repeat'> | null {
  if (method === 'HEAD') return 'head';
  if (isAhead(headers)) return 'prefetch';
  return isBot ? 'bot' : null;
}
