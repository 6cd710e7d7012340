import { randomInt } from 'node:crypto';
import { normalise } from '../../../domain/text';

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const randomLength = 6;
const nameLength = 12;

/** A code nobody has yet, from a name and chance: letters and digits only. `Trà Sông Lam` → `TRASONGLAM7QK2MX`. */
export function generatedCode(name: string): string {
  const readable = normalise(name)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, nameLength)
    .toUpperCase();
  const chance = Array.from({ length: randomLength }, () => letters[randomInt(letters.length)]).join('');
  return readable + chance;
}
