import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { WorkbookError } from './errors';
import type { WorkbookLimits } from './limits';

const smallEnough = 10 * 1024 * 1024;

/** A zip archive held in memory whose directory has been checked. */
export interface Archive {
  /** The inflated bytes of an entry, null when there is none. Fails when it inflates to another size than declared. */
  read(name: string): Promise<AsyncIterable<Uint8Array> | null>;
}

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
}

function directory(zip: ZipFile, check: (entry: Entry) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      try {
        check(entry);
        zip.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    zip.readEntry();
  });
}

/**
 * Opens a zip archive after adding up what its directory says it would inflate to; nothing is inflated before.
 * Throws WorkbookError: `file_too_large` over the limits, `file_format_invalid` for entries that are encrypted or double.
 */
export async function openArchive(bytes: Buffer, limits: WorkbookLimits): Promise<Archive> {
  const zip = await open(bytes);
  if (zip.entryCount > limits.maxEntries) throw new WorkbookError('file_too_large', `${zip.entryCount} entries`);
  const entries = new Map<string, Entry>();
  let inflated = 0;
  await directory(zip, (entry) => {
    // names differ in case between programs that write them
    const name = entry.fileName.toLowerCase();
    if (entry.isEncrypted() || entries.has(name)) throw new WorkbookError('file_format_invalid', entry.fileName);
    entries.set(name, entry);
    inflated += entry.uncompressedSize;
    const ratioBroken = inflated > smallEnough && inflated > bytes.length * limits.maxRatio;
    if (inflated > limits.maxInflatedBytes || ratioBroken)
      throw new WorkbookError('file_too_large', 'inflates too far');
  });
  return {
    read(name) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return Promise.resolve(null);
      return new Promise((resolve, reject) => {
        zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
      });
    },
  };
}
