import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The address of the caller: what a trusted proxy says (`TRUST_PROXY`), else that of the connection; also where what the
 * proxy says is no address, so that nobody is counted, limited or written down under words of their own.
 */
export function callerAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return isIP(ip) ? ip : (socket.remoteAddress ?? '');
}
