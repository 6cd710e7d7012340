import type { Archive } from '../archive';
import { textCell } from '../cells';
import { walkXml } from './xml';

/** Control characters are written as `_x000D_` inside a workbook's texts. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Puts together the text of an `si` or `is` element: its runs, without the phonetic hints above them. */
export class TextRuns {
  private text = '';
  private inText = false;
  private inHint = false;

  open(name: string): void {
    if (name === 'rPh') this.inHint = true;
    if (name === 't') this.inText = !this.inHint;
  }

  add(text: string): void {
    if (this.inText) this.text += text;
  }

  close(name: string): void {
    if (name === 'rPh') this.inHint = false;
    if (name === 't') this.inText = false;
  }

  take(): string | null {
    const text = textCell(unescapeText(this.text));
    this.text = '';
    return text;
  }
}

/** The workbook's table of texts, cleaned, in the order cells refer to them. */
export async function readSharedStrings(archive: Archive, part: string | undefined): Promise<(string | null)[]> {
  const stream = part === undefined ? null : await archive.read(part);
  const strings: (string | null)[] = [];
  if (!stream) return strings;
  const runs = new TextRuns();
  await walkXml(stream, {
    open: (name) => runs.open(name),
    text: (text) => runs.add(text),
    close(name) {
      runs.close(name);
      if (name === 'si') strings.push(runs.take());
    },
  });
  return strings;
}
