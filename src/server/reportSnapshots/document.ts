import { snapshotCode } from '../../domain/reportSnapshots/rules';
import type { FrozenMark, ReportDocument } from '../../domain/reports/document';
import { filledReport } from '../reports/document';

type StoredDocument = ReportDocument & { frozen: FrozenMark };

/** A frozen report as it is kept: its document in canonical JSON, and the SHA-256 of that. */
interface Stored {
  document: string;
  sha256: string;
}

/** The document of a frozen report with the code it is proved by, its texts as they were written. */
export function markedDocument({ document, sha256 }: Stored): ReportDocument {
  const stored = JSON.parse(document) as StoredDocument;
  return { ...stored, frozen: { ...stored.frozen, code: snapshotCode(sha256) } };
}

/** The document of a frozen report with the code it is proved by, its texts filled in a language. */
export function storedDocument(stored: Stored, language: string): ReportDocument {
  return filledReport(markedDocument(stored), language);
}
