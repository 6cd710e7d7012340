import { id } from '../../domain/validation';
import type { SignedCtx } from '../context';
import { findDocumentIds } from './queries/files';

/** The campaign a document may hang on already, or the request that goes into it. */
export interface DocumentHolder {
  campaign?: string | undefined;
  request?: string | null | undefined;
}

/**
 * The stored documents of many references, ids or our short-lived addresses (CONTRACT.md §6), by reference. Only the
 * caller's own uploads and those that hang on `holder` are there: the id of somebody else's names nothing.
 */
export async function documentsOf(
  ctx: SignedCtx,
  references: readonly string[],
  holder: DocumentHolder,
): Promise<Map<string, string>> {
  const named = references.flatMap((reference) => {
    const named = idIn(ctx, reference);
    return named ? [[reference, named] as const] : [];
  });
  const found = await findDocumentIds(
    ctx.db,
    named.map(([, id]) => id),
    ctx.viewer.id,
    holder,
  );
  return new Map(named.filter(([, id]) => found.has(id)));
}

// An address may have expired while a form was open: who may attach the file is asked anew all the same.
function idIn({ config }: SignedCtx, reference: string): string | null {
  const own = config.publicUrl && reference.startsWith(`${config.publicUrl}/`);
  const path = own ? reference.slice(config.publicUrl?.length) : reference;
  const named = /^\/files\/([^/?#]+)(\?[^#]*)?$/.exec(path)?.[1] ?? reference;
  return id().isValidSync(named) ? named.toLowerCase() : null;
}
