import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** What becomes of an entry's text on its way; binary entries are handed over as they are by `bytes`. */
export interface Rewrites {
  text?: (name: string, text: string) => string;
  bytes?: (name: string, bytes: Uint8Array) => Uint8Array;
}

const isText = (name: string) => /\.(xml|rels)$/.test(name);
const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/**
 * A ZIP archive written anew so that equal contents are equal bytes: entries in order of their names, folders left out,
 * all of 1980-01-01. `rewrites` may change contents on the way.
 */
export function repack(archive: Uint8Array, { text, bytes }: Rewrites = {}): Buffer {
  const entries = Object.entries(unzipSync(archive))
    .filter(([name]) => !name.endsWith('/'))
    .sort(byName)
    .map(([name, content]): [string, Uint8Array] => {
      if (isText(name)) return [name, text ? strToU8(text(name, strFromU8(content))) : content];
      return [name, bytes ? bytes(name, content) : content];
    });
  // A ZIP knows no time zone: the writer puts down what this process's clock would show.
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1), level: 6 }));
}
