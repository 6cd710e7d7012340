import { hash } from 'node:crypto';

const lineEnd = 0x0a;
const lane = 2n ** 64n;

/**
 * Counts the rows of a table as COPY writes them, a line each, and sums up their SHA-256, so that two tables with the
 * same rows have one sum, in whatever order they come.
 */
export class RowSums {
  rows = 0;
  bytes = 0;
  private high = 0n;
  private low = 0n;
  private begun: Buffer[] = [];

  /** Takes the next bytes, cut anywhere. */
  add(chunk: Buffer): void {
    this.bytes += chunk.length;
    let start = 0;
    for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, start)) {
      this.addRow(chunk.subarray(start, end));
      start = end + 1;
    }
    if (start < chunk.length) this.begun.push(chunk.subarray(start));
  }

  private addRow(end: Buffer): void {
    const line = this.begun.length > 0 ? Buffer.concat([...this.begun, end]) : end;
    this.begun = [];
    const digest = hash('sha256', line, 'buffer');
    this.high = (this.high + digest.readBigUInt64BE(0)) % lane;
    this.low = (this.low + digest.readBigUInt64BE(8)) % lane;
    this.rows += 1;
  }

  /** The sum, hexadecimal. */
  sum(): string {
    return [this.high, this.low].map((part) => part.toString(16).padStart(16, '0')).join('');
  }
}
