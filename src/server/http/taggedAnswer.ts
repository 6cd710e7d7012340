import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer the caller may keep as long as its tag stays the same; the body is made only for one who has another. */
export class TaggedAnswer<T = unknown> {
  /** @param tag changes whenever the body would; letters, digits, `-` and `_` */
  constructor(
    readonly tag: string,
    readonly body: () => Promise<T>,
  ) {}

  /** Sends 304 to a caller whose copy still holds, else the body with its tag. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const tag = `"${this.tag}"`;
    reply.header('etag', tag).header('cache-control', 'private, no-cache');
    const kept = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
    if (kept.includes(tag)) return reply.code(304).send();
    return reply.send(await this.body());
  }
}
