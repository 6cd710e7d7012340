import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { jsPDF } from 'jspdf';

const { resolve } = createRequire(import.meta.url);

/** The styles of the report's typeface. */
export type Face = 'regular' | 'bold' | 'italic' | 'boldItalic';

const typeface = '@expo-google-fonts/be-vietnam-pro';
const files: Record<Face | 'wide', { name: string; file: string }> = {
  regular: { name: 'BeVietnamPro-Regular', file: `${typeface}/400Regular/BeVietnamPro_400Regular.ttf` },
  bold: { name: 'BeVietnamPro-SemiBold', file: `${typeface}/600SemiBold/BeVietnamPro_600SemiBold.ttf` },
  italic: { name: 'BeVietnamPro-Italic', file: `${typeface}/400Regular_Italic/BeVietnamPro_400Regular_Italic.ttf` },
  boldItalic: {
    name: 'BeVietnamPro-SemiBoldItalic',
    file: `${typeface}/600SemiBold_Italic/BeVietnamPro_600SemiBold_Italic.ttf`,
  },
  wide: {
    name: 'NotoSansSC-Regular',
    file: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  },
};

/** A font as it is in the document: what it has, and how wide that is. */
interface Font {
  name: string;
  has: (code: number) => boolean;
  /** Of a character, in thousandths of the size. */
  widthOf: (code: number) => number;
}

/** A character as it is drawn. */
interface Glyph {
  text: string;
  font: string;
  width: number;
}

/** Stands for what no font has. */
const box = '□';

/**
 * The fonts of one document, each read when a character first needs it. jspdf drops the rest of a line at a character its
 * font lacks, and walks UTF-16 units: so each character is looked up here before it is drawn.
 */
export class Fonts {
  private readonly loaded = new Map<string, Font>();
  private readonly glyphs: Record<Face, Map<string, Glyph>> = {
    regular: new Map(),
    bold: new Map(),
    italic: new Map(),
    boldItalic: new Map(),
  };

  constructor(private readonly doc: jsPDF) {}

  /** A character (a code point) in a face, else in the font with Chinese and Japanese, else a box. */
  glyph(character: string, face: Face): Glyph {
    const known = this.glyphs[face].get(character);
    if (known) return known;
    const made = this.find(character, face);
    this.glyphs[face].set(character, made);
    return made;
  }

  private find(character: string, face: Face): Glyph {
    const code = character.charCodeAt(0);
    for (const name of character.length === 1 ? [face, 'wide' as const] : []) {
      const font = this.font(name);
      if (font.has(code)) return { text: character, font: font.name, width: font.widthOf(code) };
    }
    const wide = this.font('wide');
    return { text: box, font: wide.name, width: wide.widthOf(box.charCodeAt(0)) };
  }

  private font(wanted: keyof typeof files): Font {
    const { name, file } = files[wanted];
    const known = this.loaded.get(name);
    if (known) return known;
    this.doc.addFileToVFS(file, readFileSync(resolve(file)).toString('latin1'));
    this.doc.addFont(file, name, 'normal');
    const { metadata } = this.doc.setFont(name, 'normal').getFont();
    const glyphOf = (code: number): number => metadata.characterToGlyph(code);
    const font = {
      name,
      has: (code: number) => glyphOf(code) > 0,
      widthOf: (code: number): number => metadata.widthOfGlyph(glyphOf(code)),
    };
    this.loaded.set(name, font);
    return font;
  }
}
