import { type FileStore, fileKey } from '../adapters/files/store';
import type { mediaFiles } from '../db/schema/media';
import { sha256Of } from '../sha256';
import { docx, docxType } from './content/docx';

type MediaRow = typeof mediaFiles.$inferInsert;

interface DemoDocument {
  file_name: string;
  title: string;
  paragraphs: readonly string[];
  at: Date;
}

/** Hands out the ids of documents at once; they are written later, all together. */
export interface DocumentShelf {
  add(document: DemoDocument): string;
  documents: readonly (DemoDocument & { id: string })[];
}

/** An empty shelf whose ids come from `newId`. */
export function createDocumentShelf(newId: (date: Date) => string): DocumentShelf {
  const documents: (DemoDocument & { id: string })[] = [];
  return {
    documents,
    add: (document) => {
      const id = newId(document.at);
      documents.push({ id, ...document });
      return id;
    },
  };
}

/** Writes and stores every document of the shelf; the answer is their rows, in the shelf's order. */
export async function storeDocuments({ documents }: DocumentShelf, files: FileStore): Promise<MediaRow[]> {
  const rows: MediaRow[] = [];
  for (const { id, file_name, title, paragraphs, at } of documents) {
    const bytes = docx(title, paragraphs);
    const sha256 = sha256Of(bytes);
    const storage_key = fileKey(sha256);
    await files.put(storage_key, bytes, docxType);
    rows.push({
      id,
      kind: 'document',
      storage_key,
      sha256,
      type: docxType,
      file_name,
      size: bytes.length,
      created_at: at,
    });
  }
  return rows;
}
