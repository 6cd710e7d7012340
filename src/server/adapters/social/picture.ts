import { fileTypeFromBuffer } from 'file-type';
import type { Network } from '../../../domain/networks';
import { readBytes } from './http';
import { NetworkFailure } from './network';

const patience = { timeoutMs: 15_000, largest: 5 * 1024 * 1024 };

/** Where each network serves its pictures. */
const hosts: Record<Network, RegExp> = {
  facebook: /(^|\.)(fbcdn\.net|fbsbx\.com)$/,
  instagram: /(^|\.)(cdninstagram\.com|fbcdn\.net)$/,
  tiktok: /(^|\.)(tiktokcdn\.com|tiktokcdn-(us|eu)\.com|ibyteimg\.com)$/,
  youtube: /(^|\.)(ytimg\.com|ggpht\.com|googleusercontent\.com)$/,
};

/**
 * The picture at an address a network gave; null where there is none (any more), the address is not one of the network's
 * own, or what it serves is no picture. `base` is where the network's interface is reached: on loopback its pictures are
 * there too.
 */
export async function readPicture(network: Network, address: string, base: string): Promise<Buffer | null> {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!isItsOwn(network, url, new URL(base))) return null;
  try {
    const bytes = await readBytes(network, url, patience);
    const type = bytes && (await fileTypeFromBuffer(bytes));
    return type?.mime.startsWith('image/') ? bytes : null;
  } catch (error) {
    if (error instanceof NetworkFailure) return null;
    throw error;
  }
}

function isItsOwn(network: Network, { protocol, host, hostname, port }: URL, base: URL): boolean {
  if (base.protocol === 'http:') return protocol === 'http:' && host === base.host;
  return protocol === 'https:' && port === '' && hosts[network].test(hostname);
}
