import { hash, randomBytes } from 'node:crypto';
import { repeatMs } from '../../../domain/shorteners/visits';

/** Visits after which those before them are no longer remembered, however long ago they were. */
const remembered = 100_000;
/** Characters of a visitor's name in hexadecimal: half of what the hash tells. */
const nameLength = 32;

/**
 * Tells visitors of a day apart without knowing who they are: by a hash under the key of the day. Until the key is known,
 * under one of this process.
 */
export class Visitors {
  private key = randomBytes(32).toString('hex');
  private keyDay: string | null = null;
  /** When somebody was last at a link, of the newest visits and of those before them. */
  private newest = new Map<string, number>();
  private before = new Map<string, number>();
  private began = 0;

  /** Whether the key of this day is still to be asked for. */
  needsKey(day: string): boolean {
    return this.keyDay !== day;
  }

  setKey(day: string, key: Buffer): void {
    this.key = key.toString('hex');
    this.keyDay = day;
  }

  /**
   * The visitor's name under the key: of the address and the agent, neither of which is kept. Half a hash cannot be
   * continued, so that a key before the text serves as well as an HMAC, at a third of its cost.
   */
  hash(address: string, agent: string): string {
    return hash('sha256', `${this.key}${address}\n${agent}`).slice(0, nameLength);
  }

  /** Whether the visitor was at the same link less than ten seconds ago; remembers that it is there now. */
  isRepeat(shortenerId: string, visitor: string, now: number): boolean {
    if (now - this.began >= repeatMs || this.newest.size >= remembered) {
      this.before = this.newest;
      this.newest = new Map();
      this.began = now;
    }
    const key = shortenerId + visitor;
    const last = this.newest.get(key) ?? this.before.get(key);
    this.newest.set(key, now);
    return last !== undefined && now - last < repeatMs;
  }
}
