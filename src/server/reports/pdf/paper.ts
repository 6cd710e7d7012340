import type { jsPDF } from 'jspdf';
import type { ReportPicture } from '../files/task';
import type { Face, Fonts } from './fonts';
import { colors, leading, margin } from './look';
import { type Line, linesOf, readable, type Span, widthOf } from './text';

type Orientation = 'portrait' | 'landscape';

/** How a text is set; `x` is its left edge, or its right one or middle. Points. */
export interface Style {
  size: number;
  face?: Face;
  color?: string;
  align?: 'left' | 'right' | 'center';
}

/** The pages of a document with a place to go on writing: `y` from the top, in points. */
export class Paper {
  y: number = margin.top;
  private facing: Orientation = 'portrait';

  constructor(
    readonly doc: jsPDF,
    readonly fonts: Fonts,
  ) {}

  get pageWidth(): number {
    return this.doc.internal.pageSize.getWidth();
  }

  get left(): number {
    return margin.side;
  }

  /** Of what stands between the margins. */
  get width(): number {
    return this.pageWidth - 2 * margin.side;
  }

  get bottom(): number {
    return this.doc.internal.pageSize.getHeight() - margin.bottom;
  }

  get page(): number {
    return this.doc.getCurrentPageInfo().pageNumber;
  }

  newPage(facing: Orientation = this.facing): void {
    this.doc.addPage('a4', facing);
    this.facing = facing;
    this.y = margin.top;
  }

  /** Goes on to a page that lies so, unless this one does. */
  face(facing: Orientation): void {
    if (this.facing !== facing) this.newPage(facing);
  }

  /** Goes on to the next page where less than `height` points are left. */
  need(height: number): void {
    if (this.y + height > this.bottom && this.y > margin.top) this.newPage();
  }

  /** Space after what stands above; none at the top of a page. */
  gap(height: number): void {
    if (this.y > margin.top) this.y += height;
  }

  widthOf(text: string, { size, face = 'regular' }: Style): number {
    return widthOf(this.fonts, readable(text), face, size);
  }

  /** A text that fits a width, with an ellipsis where something had to go. */
  shortened(text: string, style: Style, width: number): string {
    if (this.widthOf(text, style) <= width) return text;
    const room = width - this.widthOf('…', style);
    let short = '';
    for (const character of readable(text)) {
      if (this.widthOf(short + character, style) > room) break;
      short += character;
    }
    return `${short.trimEnd()}…`;
  }

  linesOf(text: string, { size, face = 'regular' }: Style, width: number): Line[] {
    return linesOf(this.fonts, [{ text, face }], size, width);
  }

  /** Lines of a text, at most so many, ending with an ellipsis where it needs more. */
  fittedLines(text: string, style: Style, width: number, most: number): Line[] {
    // No word is narrower than half its letters' height: beyond so many nothing can fit.
    const words = text.trim().split(/\s+/, Math.ceil((2 * most * width) / style.size) + 1);
    let lines = this.linesOf(words.join(' '), style, width);
    while (lines.length > most && words.length > 1) {
      words.pop();
      lines = this.linesOf(`${words.join(' ')}…`, style, width);
    }
    return lines.slice(0, most);
  }

  /** One line of text with its baseline at `y`. */
  text(text: string, x: number, y: number, style: Style): void {
    const [line] = this.linesOf(text, style, Number.POSITIVE_INFINITY);
    if (line) this.line(line, x, y, style);
  }

  /** A line as it was laid out, with its baseline at `y`; its links can be clicked. */
  line(line: Line, x: number, y: number, { size, color = colors.ink, align = 'left' }: Style): void {
    const from = align === 'left' ? x : x - line.width * (align === 'right' ? 1 : 0.5);
    for (const piece of line.pieces) {
      const tint = piece.href ? colors.accent : color;
      this.runs(piece, from + piece.at, y, size, tint);
      if (piece.underline ?? piece.href) {
        this.rule(from + piece.at, y + size * 0.14, piece.width, tint, size * 0.05);
      }
      if (piece.href) this.link(from + piece.at, y - size, piece.width, size * 1.3, piece.href);
    }
  }

  /** Lines below each other from `y` on as their top edge; answers where they end. */
  lines(lines: readonly Line[], x: number, y: number, style: Style): number {
    const step = style.size * leading;
    for (const [index, line] of lines.entries()) this.line(line, x, y + index * step + style.size * 1.05, style);
    return y + lines.length * step;
  }

  private runs({ text, face }: Span, x: number, y: number, size: number, color: string): void {
    const runs: { text: string; font: string; width: number }[] = [];
    for (const character of text) {
      const glyph = this.fonts.glyph(character, face);
      const last = runs.at(-1);
      if (last?.font === glyph.font)
        Object.assign(last, { text: last.text + glyph.text, width: last.width + glyph.width });
      else runs.push({ ...glyph });
    }
    let at = x;
    this.doc.setTextColor(color);
    this.doc.setFontSize(size);
    for (const run of runs) {
      this.doc.setFont(run.font, 'normal');
      this.doc.text(run.text, at, y);
      at += (run.width * size) / 1000;
    }
  }

  box(x: number, y: number, width: number, height: number, color: string, radius = 0): void {
    this.doc.setFillColor(color);
    if (radius > 0) this.doc.roundedRect(x, y, width, height, radius, radius, 'F');
    else this.doc.rect(x, y, width, height, 'F');
  }

  rule(x: number, y: number, width: number, color: string = colors.line, thickness = 0.6): void {
    this.doc.setDrawColor(color);
    this.doc.setLineWidth(thickness);
    this.doc.line(x, y, x + width, y);
  }

  link(x: number, y: number, width: number, height: number, url: string): void {
    this.doc.link(x, y, width, height, { url });
  }

  /** A picture as large as it goes into a frame, in its middle. */
  picture(key: string, { bytes, width, height }: ReportPicture, x: number, y: number, frame: [number, number]): void {
    const scale = Math.min(frame[0] / width, frame[1] / height);
    const [wide, high] = [width * scale, height * scale];
    this.doc.addImage(bytes, 'JPEG', x + (frame[0] - wide) / 2, y + (frame[1] - high) / 2, wide, high, key);
  }

  /** The same, cut to a circle around a middle. */
  round(key: string, picture: ReportPicture, x: number, y: number, radius: number): void {
    this.doc.saveGraphicsState();
    this.doc.circle(x, y, radius, null).clip().discardPath();
    this.picture(key, picture, x - radius, y - radius, [2 * radius, 2 * radius]);
    this.doc.restoreGraphicsState();
  }
}
