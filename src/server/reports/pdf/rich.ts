import { type RichParagraph, richParagraphs } from '../richParagraphs';
import type { Face } from './fonts';
import type { Span } from './text';

/** A paragraph, heading, quotation or point of a list; `mark` is what stands before a point, `depth` how deep it is. */
export interface RichBlock {
  is: 'p' | 'h3' | 'quote' | 'li';
  mark: string | null;
  depth: number;
  spans: Span[];
}

const faceOf = (bold: boolean, italic: boolean): Face =>
  bold ? (italic ? 'boldItalic' : 'bold') : italic ? 'italic' : 'regular';

function kindOf({ depth, heading, quote }: RichParagraph): RichBlock['is'] {
  if (depth > 0) return 'li';
  if (heading) return 'h3';
  return quote ? 'quote' : 'p';
}

function markOf({ bullet }: RichParagraph): string | null {
  if (bullet === null) return null;
  return bullet === 'dot' ? '•' : `${bullet}.`;
}

/** Cleaned rich text (`cleanRichText`) as blocks of styled text. */
export function richBlocks(html: string): RichBlock[] {
  return richParagraphs(html).map((paragraph) => ({
    is: kindOf(paragraph),
    mark: markOf(paragraph),
    depth: paragraph.depth,
    spans: paragraph.runs.map(({ text, bold, italic, underline, href }) => ({
      ...{ text, href, underline },
      face: faceOf(bold || paragraph.heading, italic || paragraph.quote),
    })),
  }));
}
