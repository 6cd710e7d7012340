import { uploadLimits } from '../../domain/limits';
import { beginningLength, beginsAsDocument } from '../../domain/media/beginning';
import { fileProblem } from '../../domain/media/rules';

const database = 'request-files';
const store = 'files';

/** The key of the brand's picture, which documents never have: theirs begin with a time. */
export const coverKey = 'brand_cover_image';

/** A chosen file; nothing of it has left the device. */
export interface KeptFile {
  key: string;
  file: File;
}

/** What was chosen for a request on this device, the first document first; nothing where the browser keeps none. */
export async function readFiles(): Promise<{ files: KeptFile[]; cover: File | null }> {
  const found = await run('readonly', (files) => files.getAll());
  const kept = Array.isArray(found) ? (found as KeptFile[]) : [];
  const cover = kept.find(({ key }) => key === coverKey)?.file ?? null;
  return { files: kept.filter(({ key }) => key !== coverKey), cover };
}

export async function keepFile(kept: KeptFile): Promise<void> {
  await run('readwrite', (files) => files.put(kept, kept.key));
}

export async function dropFile(key: string): Promise<void> {
  await run('readwrite', (files) => files.delete(key));
}

export async function dropFiles(): Promise<void> {
  await run('readwrite', (files) => files.clear());
}

/** Why this document cannot come along with those that do and the picture; null where nothing speaks against it. */
export function problemOf(file: File, others: readonly KeptFile[], cover: File | null): string | null {
  if (others.length >= uploadLimits.requestFiles) return 'too_many_files';
  return fileProblem('document', file) ?? (isTooMuch(file, others, cover) ? 'file_too_large' : null);
}

/** Whether all of this is more than one request may carry. */
export function isTooMuch(file: File, documents: readonly KeptFile[], cover: File | null): boolean {
  return documents.reduce((sum, other) => sum + other.file.size, file.size + (cover?.size ?? 0)) > uploadLimits.request;
}

/** Whether the file begins as a document does; one that cannot be read is left to the server. */
export async function looksLikeDocument(file: File): Promise<boolean> {
  const bytes = await file
    .slice(0, beginningLength)
    .arrayBuffer()
    .catch(() => null);
  return bytes === null || beginsAsDocument(new Uint8Array(bytes));
}

// Where the browser keeps nothing (some private windows), the page holds them until it is closed.
async function run(mode: IDBTransactionMode, ask: (files: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    const opened = await answerOf(opening);
    const answer = await answerOf(ask(opened.transaction(store, mode).objectStore(store)));
    opened.close();
    return answer;
  } catch {
    return null;
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}
