/** A request as a network's interface sees it. */
export interface Asked {
  method: string;
  /** Without the network's prefix, beginning with a slash. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
  body: string;
  /** Where this simulator is reached. */
  base: string;
}

/** What is sent back: one of `json`, `html`, `bytes`, or nothing. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  html?: string;
  bytes?: Buffer;
}

/** An interface of a network: names the call for the counts, and answers. */
export type Interface = (asked: Asked) => Answer | Promise<Answer>;

/** Thrown by an interface where it refuses. */
export class Refusal extends Error {
  constructor(readonly answer: Answer) {
    super('refused');
  }
}

/** The bearer token of a request, or that of its address. */
export const tokenOf = ({ headers, query }: Asked): string | null =>
  /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? query.get('access_token');

/** Sends a browser on. */
export const goTo = (location: string): Answer => ({ status: 302, headers: { location } });

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
