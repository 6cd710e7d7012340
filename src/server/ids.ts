import { v7 } from 'uuid';

/** A new record id: UUIDv7, so that ids sort by time of creation. */
export function newId(): string {
  return v7();
}
