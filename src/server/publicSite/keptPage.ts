import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { securePublicPage } from '../http/security';

const packers = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify<string, Buffer>(gzip),
};
type Encoding = keyof typeof packers;
const encodings: readonly Encoding[] = ['br', 'gzip'];

/** A drawn page that is nobody's own: it is compressed once for all who take it, and told apart by its tag. */
export class KeptPage {
  private readonly packed = new Map<Encoding, Promise<Buffer>>();
  private readonly tag: string;

  constructor(private readonly html: string) {
    // Weak: the same page is sent in several encodings.
    this.tag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  }

  /** Sends the page, or 304 to who has it still; whoever keeps it asks each time whether it has changed. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { headers } = request;
    securePublicPage(reply)
      .header('cache-control', 'public, no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', this.tag);
    const theirs = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
    if (theirs.includes(this.tag) || theirs.includes('*')) return reply.code(304).send();
    reply.type('text/html; charset=utf-8');
    const encoding = encodings.find((one) => takes(headers['accept-encoding'], one));
    if (!encoding) return reply.send(this.html);
    const body = await this.pack(encoding);
    return reply.header('content-encoding', encoding).send(body);
  }

  private pack(encoding: Encoding): Promise<Buffer> {
    const known = this.packed.get(encoding);
    if (known) return known;
    const packed = packers[encoding](this.html);
    this.packed.set(encoding, packed);
    return packed;
  }
}

/** Whether Accept-Encoding names an encoding and does not refuse it. */
function takes(accepted: string | string[] | undefined, encoding: Encoding): boolean {
  return [accepted ?? []].flat().some((header) =>
    header.split(',').some((one) => {
      const [name = '', ...parameters] = one.toLowerCase().split(';');
      return name.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
    }),
  );
}
