import type { ClientErrorInput } from '../../domain/clientErrors/schema';
import type { ClientError } from '../../domain/clientErrors/types';
import type { Ctx } from '../context';
import { countTry, type Limit, networkOf } from '../http/rateLimit';
import { newId } from '../ids';
import { sha256Of } from '../sha256';
import { countError } from './queries';
import { redact } from './redact';

const minute = 60;
const hour = 60 * minute;

// The second one keeps many callers together from filling the table.
const limitsOf = (address: string): Limit[] => [
  { key: `errors:${networkOf(address)}`, rule: { free: 20, wait: 10, longest: 10 * minute, window: hour } },
  { key: 'errors', rule: { free: 500, wait: 1, longest: minute, window: hour } },
];

/**
 * Keeps an uncaught error of a browser without what may be secret in it; the same error is kept once and counted.
 * Answers the reference under which administrators find it.
 * @throws TooManyRequests
 */
export async function reportError(ctx: Ctx, { message, ...input }: ClientErrorInput): Promise<{ id: string }> {
  await countTry(ctx.db, limitsOf(ctx.address));
  const told = Object.entries(input).flatMap(([name, text]) => (text ? [[name, redact(text)]] : []));
  // Its version numbers would pass for phone numbers.
  const browser = ctx.userAgent ? { user_agent: ctx.userAgent.slice(0, 300) } : {};
  const detail: ClientError['detail'] = { ...Object.fromEntries(told), ...browser };
  const kept = redact(message);
  const user_id = ctx.viewer?.id ?? null;
  const id = await countError(ctx.db, {
    id: newId(),
    user_id,
    message: kept,
    detail,
    fingerprint: fingerprint(kept, detail.stack),
  });
  return { id };
}

// The message and the uppermost places, without what differs from one time to the next.
function fingerprint(message: string, stack = ''): string {
  const places = stack.split('\n').filter((line) => /:\d+:\d+/.test(line));
  const same = [message, ...places.slice(0, 3)].join('\n').replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/gi, '0');
  return sha256Of(same);
}
