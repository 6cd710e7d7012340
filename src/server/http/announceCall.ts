import { changesOf, type EndpointName } from '../../domain/endpoints';
import type { Ctx } from '../context';
import { announce, type Change } from '../db/changes';

interface Sent {
  params: unknown;
  body: unknown;
}

/**
 * Announces what a call that succeeded changed (CONTRACT-2 §16 Live changes): the entities it declares, the first one
 * with the `{id}` of the path. What was written stands, also where it cannot be announced.
 */
export async function announceCall(ctx: Ctx, name: EndpointName, { params, body }: Sent): Promise<void> {
  if (isPreview(body)) return;
  const changes = changesOf(name)
    // Whom a notification concerns has events of its own.
    .filter((entity) => entity !== 'notifications')
    .map((entity, index): Change => (index === 0 && hasId(params) ? [entity, params.id] : [entity]));
  await announce(ctx.db, ...changes).catch((error: unknown) => {
    ctx.log.error({ err: error, call: name }, 'a change could not be announced');
  });
}

/** An upload that only shows what it would write, or answers the sheet with what is wrong. */
function isPreview(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return ('review' in body && body.review === true) || ('error_file' in body && body.error_file === true);
}

function hasId(params: unknown): params is { id: string } {
  return typeof params === 'object' && params !== null && 'id' in params && typeof params.id === 'string';
}
