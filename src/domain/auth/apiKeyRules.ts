import { allGrants, awaitingCall, type Grant, rightOf } from '../access';
import { admitsKeys, type Endpoint, endpoints, rightsIn } from '../endpoints';

/** The calls a grant opens, whole or in part; none of one that only widens what public calls and look-ups tell. */
function opened(grant: Grant): Endpoint[] {
  return Object.values<Endpoint>(endpoints).filter(({ access, partly = [] }) =>
    [...rightsIn(access), ...partly].some(({ scope, action }) => `${scope}.${action}` === grant),
  );
}

function isForKeys(grant: Grant): boolean {
  const calls = opened(grant);
  return !awaitingCall.includes(grant) && (calls.length === 0 || calls.some(admitsKeys));
}

/** The grants an API key can be given: all but those whose every call is refused to keys. */
export const keyGrants: readonly Grant[] = allGrants.filter(isForKeys);

const isWriting = (call: Endpoint) => call.method !== 'GET' && call.changes.length > 0;

function isReading(grant: Grant): boolean {
  const calls = opened(grant).filter(admitsKeys);
  return /^r(_|$)/.test(rightOf(grant).action) && (calls.length === 0 || !calls.every(isWriting));
}

/** Those of them that are for reading. */
export const readingGrants: ReadonlySet<Grant> = new Set(keyGrants.filter(isReading));
