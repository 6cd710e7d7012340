import { randomInt } from 'node:crypto';
import { isAbusive } from '../../domain/shorteners/abusive';
import { slugAlphabet, slugLimits } from '../../domain/shorteners/rules';

/** A slug nobody chose, of letters and digits that look like no other (CONTRACT-2 §13). */
export function drawSlug(): string {
  for (;;) {
    const slug = Array.from({ length: slugLimits.given }, () => slugAlphabet[randomInt(slugAlphabet.length)]).join('');
    if (!isAbusive(slug)) return slug;
  }
}
