import type { Endpoint } from '../domain/endpoint';
import type { EndpointName } from '../domain/endpoints';
import { entryEndpoints } from '../domain/entryEndpoints';

let known: Partial<Record<EndpointName, Endpoint>> = entryEndpoints;

/** Makes these calls known, too: the console brings the whole table with it, the pages before it do not. */
export function addCalls(table: Partial<Record<EndpointName, Endpoint>>): void {
  known = { ...known, ...table };
}

export function callOf(name: EndpointName): Endpoint {
  const call = known[name];
  if (!call) throw new Error(`${name} is not among the calls of this page`);
  return call;
}
