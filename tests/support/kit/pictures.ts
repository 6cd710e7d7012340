import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const kept = fileURLToPath(new URL('../../e2e/kit/', import.meta.url));
/** Edge of the squares that are compared: what another release of the browser draws otherwise is lost within one. */
const square = 8;
/** Of 255, by which the mean of a square may be off in each of its colours. */
const allowance = 12;

interface Squares {
  across: number;
  down: number;
  /** Red, green and blue of every square. */
  means: Float64Array;
}

async function squaresOf(png: Buffer): Promise<Squares> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [across, down] = [Math.floor(info.width / square), Math.floor(info.height / square)];
  const means = new Float64Array(across * down * 3);
  for (let y = 0; y < down * square; y += 1) {
    for (let x = 0; x < across * square; x += 1) {
      const at = (Math.floor(y / square) * across + Math.floor(x / square)) * 3;
      const from = (y * info.width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        means[at + channel] = (means[at + channel] ?? 0) + (data[from + channel] ?? 0) / square ** 2;
      }
    }
  }
  return { across, down, means };
}

/** How many squares of two pictures differ; all of them where the pictures are not of one size. */
export async function differences(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await squaresOf(one), await squaresOf(other)];
  if (Math.abs(a.across - b.across) > 1 || Math.abs(a.down - b.down) > 1) {
    return Math.max(a.across * a.down, b.across * b.down);
  }
  let count = 0;
  for (let y = 0; y < Math.min(a.down, b.down); y += 1) {
    for (let x = 0; x < Math.min(a.across, b.across); x += 1) {
      const channels = [0, 1, 2].map(
        (channel) =>
          (a.means[(y * a.across + x) * 3 + channel] ?? 0) - (b.means[(y * b.across + x) * 3 + channel] ?? 0),
      );
      if (channels.some((difference) => Math.abs(difference) > allowance)) count += 1;
    }
  }
  return count;
}

/** The kept picture of a name, null where there is none; with `KIT_PICTURES=keep` it is this one from now on. */
export function keptPicture(name: string, now: Buffer): Buffer | null {
  const path = join(kept, `${name}.png`);
  if (process.env.KIT_PICTURES === 'keep') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, now);
  }
  return existsSync(path) ? readFileSync(path) : null;
}
