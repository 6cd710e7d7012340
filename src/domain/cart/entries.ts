import { idPattern } from '../ids';
import { cartLimit, textLimits } from '../limits';

/** A chosen KOL as the cart keeps it on the device: what is public of a KOL, enough to show it (spec 1 §2). */
export interface CartEntry {
  id: string;
  stage_name: string;
  avatar: string | null;
  code: string;
}

/**
 * The entries in a stored text. Whatever else stands there (another shape, an older version, somebody's script) is left
 * out; a KOL counts once, and no more than `cartLimit` are read. Never throws.
 */
export function readEntries(text: string | null): CartEntry[] {
  return entriesIn(listIn(text));
}

/** The entries among these values, each once, no more than `most`. Never throws. */
export function entriesIn(values: readonly unknown[], most: number = cartLimit): CartEntry[] {
  const ids = new Set<string>();
  return values
    .flatMap((value) => entryOf(value) ?? [])
    .filter(({ id }) => !ids.has(id) && ids.add(id))
    .slice(0, most);
}

function listIn(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function entryOf(value: unknown): CartEntry | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, stage_name, avatar, code } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !idPattern.test(id)) return null;
  if (!isText(stage_name, textLimits.name) || !isText(code, textLimits.code)) return null;
  return { id, stage_name, avatar: isPicture(avatar) ? avatar : null, code };
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest;
}

function isPicture(value: unknown): value is string {
  return isText(value, textLimits.url) && /^(https?:\/\/|\/(?![/\\]))/i.test(value);
}
