import type { WorldAccount } from './account';
import { fail, noSuchField } from './graphErrors';
import type { Field } from './graphFields';
import type { MetaToken } from './metaTokens';
import type { World } from './world';

/** Who reads, and where pictures are served. */
export interface Reader {
  world: World;
  base: string;
  token: MetaToken;
  /** The address of the call, for the pages that follow. */
  address: string;
}

/** How a node tells each field it has; undefined is left out. */
export type Fields<T> = Record<string, (reader: Reader, node: T, field: Field) => unknown>;

/** A node with the fields asked for, its id always. */
export function tell<T>(
  type: string,
  table: Fields<T>,
  reader: Reader,
  node: T,
  fields: Field[],
): Record<string, unknown> {
  const told: Record<string, unknown> = {};
  for (const field of fields) {
    const teller = Object.hasOwn(table, field.name) ? table[field.name] : undefined;
    if (!teller) return noSuchField(field.name, type);
    const value = teller(reader, node, field);
    if (value !== undefined) told[field.name] = value;
  }
  told.id ??= table.id?.(reader, node, { name: 'id', modifiers: {}, fields: [] });
  return told;
}

export interface Edge<T> {
  items: readonly T[];
  idOf(item: T): string;
  tell(item: T): unknown;
  limit: string | null;
  after: string | null;
  before: string | null;
}

const cursorOf = (id: string) => Buffer.from(`cursor:${id}`).toString('base64url');

/** A page of an edge with its cursors: 25 where no limit is said, 100 at most. */
export function edgePage<T>({ items, idOf, tell: told, limit, after, before }: Edge<T>) {
  const size = Math.min(100, limit === null ? 25 : Number(limit));
  if (!Number.isInteger(size) || size < 0)
    fail({ message: '(#100) Param limit must be a non-negative integer', code: 100 });
  const start = placed(items, idOf, after, 1) ?? Math.max(0, (placed(items, idOf, before, 0) ?? size) - size);
  const page = items.slice(start, start + size);
  const first = page[0];
  const last = page.at(-1);
  return {
    data: page.map(told),
    hasMore: start + size < items.length,
    hasPrevious: start > 0,
    cursors: first && last && { before: cursorOf(idOf(first)), after: cursorOf(idOf(last)) },
  };
}

function placed<T>(items: readonly T[], idOf: (item: T) => string, cursor: string | null, step: number): number | null {
  if (!cursor) return null;
  const at = items.findIndex((item) => cursorOf(idOf(item)) === cursor);
  if (at < 0) fail({ message: '(#100) Invalid cursor', code: 100 });
  return at + step;
}

/** An edge as an address of its own gives it: with the address of the page that follows. */
export function listed<T>(reader: Reader, edge: Edge<T>) {
  const { data, cursors, hasMore } = edgePage(edge);
  if (!cursors) return { data };
  const next = new URL(reader.address);
  next.searchParams.set('after', cursors.after);
  return { data, paging: { cursors, ...(hasMore && { next: next.href }) } };
}

/** A moment as Meta writes it. */
export const metaTime = (date: Date | null) => date?.toISOString().replace(/\.\d+Z$/, '+0000');

export const isOwn = ({ token }: Reader, account: WorldAccount) => account.owner === token.owner;
