import { createHmac, randomBytes } from 'node:crypto';
import { repeatMs } from '../../../domain/shorteners/visits';

const remembered = 100_000;

/**
 * Tells visitors of a day apart without knowing who they are: by a hash under the key of the day. Until the key is known,
 * under one of this process.
 */
export class Visitors {
  private key: Buffer = randomBytes(32);
  private keyDay: string | null = null;
  private readonly lastVisit = new Map<string, number>();

  /** Whether the key of this day is still to be asked for. */
  needsKey(day: string): boolean {
    return this.keyDay !== day;
  }

  setKey(day: string, key: Buffer): void {
    this.key = key;
    this.keyDay = day;
  }

  /** The visitor's hash: of the address and the agent, neither of which is kept. */
  hash(address: string, agent: string): Buffer {
    return createHmac('sha256', this.key).update(`${address}\n${agent}`).digest().subarray(0, 16);
  }

  /** Whether the visitor was at the same link less than ten seconds ago; remembers that it is there now. */
  isRepeat(shortenerId: string, visitor: Buffer, now: number): boolean {
    const key = `${shortenerId}${visitor.toString('base64url')}`;
    const before = this.lastVisit.get(key);
    this.lastVisit.delete(key);
    this.lastVisit.set(key, now);
    this.forget(now);
    return before !== undefined && now - before < repeatMs;
  }

  // In the order of their visits: those to forget come first.
  private forget(now: number): void {
    for (const [key, at] of this.lastVisit) {
      if (now - at < repeatMs && this.lastVisit.size <= remembered) return;
      this.lastVisit.delete(key);
    }
  }
}
