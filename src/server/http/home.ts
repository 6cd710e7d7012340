import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** Where browsers reach this installation, without a slash at the end: `PUBLIC_URL`, else by scheme and host of the request. */
export function homeFor({ publicUrl }: Pick<Config, 'publicUrl'>, { protocol, host }: FastifyRequest): string {
  return publicUrl ?? `${protocol}://${host}`;
}
