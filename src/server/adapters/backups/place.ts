import type { Readable } from 'node:stream';

/** Where archives are kept: a folder of this machine, or a bucket from a prefix on. */
export interface ArchivePlace {
  /** A name in this place as a person writes it. */
  describe(name: string): string;
  /** Names of everything directly in it; none where it does not exist yet. */
  list(): Promise<string[]>;
  has(name: string): Promise<boolean>;
  /** The bytes from the beginning. @throws Error in one sentence where there is none of that name */
  read(name: string): Promise<Readable>;
  /** Writes everything the stream gives. Under the name there is nothing until it is there whole and durable. */
  write(name: string, content: Readable): Promise<void>;
  remove(name: string): Promise<void>;
}

/** A place, and a name in it; an empty one where an address names the place alone. */
export interface ArchiveAddress {
  place: ArchivePlace;
  name: string;
}

/** What a place has of an archive that is not whole, or was given up. */
export const unfinished = '.part';

/** Says that there is no such archive. */
export function noArchive(where: string): Error {
  return new Error(`There is no archive at ${where}.`);
}
