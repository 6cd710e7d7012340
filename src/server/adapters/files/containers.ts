import yauzl from 'yauzl';

const noEntry = 0xffffffff;
const lastSector = 0xfffffffa;
const entryBytes = 128;

/**
 * Names of the streams and storages at the top of a compound file (the container of .doc, .xls, .msi).
 * A file that is not one, or is cut off, gives an empty set. Parts of embedded objects lie deeper and are not listed.
 */
export function compoundFileNames(bytes: Buffer): Set<string> {
  try {
    return topNames(readDirectory(bytes));
  } catch (error) {
    if (error instanceof RangeError) return new Set();
    throw error;
  }
}

function readDirectory(bytes: Buffer): Buffer {
  const sectorBytes = 1 << bytes.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) throw new RangeError('sector size');
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes;
  const perSector = sectorBytes / 4;
  const next = (sector: number) => {
    const table = Math.floor(sector / perSector);
    // The header lists the first 109 table sectors: 7 MB of file, more than any limit here allows.
    if (table >= 109) throw new RangeError('table');
    return bytes.readUInt32LE(offsetOf(bytes.readUInt32LE(76 + table * 4)) + (sector % perSector) * 4);
  };
  const sectors: Buffer[] = [];
  for (let sector = bytes.readUInt32LE(48); sector < lastSector; sector = next(sector)) {
    const start = offsetOf(sector);
    if (start + sectorBytes > bytes.length || sectors.length * sectorBytes > bytes.length)
      throw new RangeError('chain');
    sectors.push(bytes.subarray(start, start + sectorBytes));
  }
  return Buffer.concat(sectors);
}

function topNames(directory: Buffer): Set<string> {
  const names = new Set<string>();
  const seen = new Set<number>();
  const waiting = [directory.readUInt32LE(76)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === noEntry || seen.has(id)) continue;
    seen.add(id);
    const entry = directory.subarray(id * entryBytes, (id + 1) * entryBytes);
    const nameBytes = Math.min(entry.readUInt16LE(64), 64);
    names.add(entry.toString('utf16le', 0, Math.max(nameBytes - 2, 0)));
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72));
  }
  return names;
}

/** Names of the files in a zip, from its directory; null where it is broken or cut off. Nothing is unpacked. */
export function zipNames(bytes: Buffer): Promise<string[] | null> {
  return new Promise((done) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error || !zip) return done(null);
      const names: string[] = [];
      zip.on('error', () => done(null));
      zip.on('end', () => done(names));
      zip.on('entry', (entry: yauzl.Entry) => {
        names.push(entry.fileName);
        zip.readEntry();
      });
      zip.readEntry();
    });
  });
}
