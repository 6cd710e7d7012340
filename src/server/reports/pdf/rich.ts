import { Parser } from 'htmlparser2';
import type { Face } from './fonts';
import type { Span } from './text';

/** A paragraph, heading, quotation or point of a list; `mark` is what stands before a point, `depth` how deep it is. */
export interface RichBlock {
  is: 'p' | 'h3' | 'quote' | 'li';
  mark: string | null;
  depth: number;
  spans: Span[];
}

interface List {
  ordered: boolean;
  count: number;
}

const faceOf = (bold: boolean, italic: boolean): Face =>
  bold ? (italic ? 'boldItalic' : 'bold') : italic ? 'italic' : 'regular';

/** Cleaned rich text (`cleanRichText`) as blocks of styled text; empty ones are left out. */
export function richBlocks(html: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  const lists: List[] = [];
  const open: string[] = [];
  let href: string | null = null;
  let current: RichBlock | null = null;
  let mark: string | null = null;
  const isIn = (name: string) => open.includes(name);
  const block = (): RichBlock => {
    if (current) return current;
    const kind = lists.length > 0 ? 'li' : isIn('h3') ? 'h3' : isIn('blockquote') ? 'quote' : 'p';
    current = { is: kind, mark, depth: lists.length, spans: [] };
    mark = null;
    blocks.push(current);
    return current;
  };
  const add = (text: string) => {
    const face = faceOf(isIn('strong') || isIn('h3'), isIn('em') || isIn('blockquote'));
    block().spans.push({ text, face, href, underline: isIn('u') });
  };
  const end = () => {
    current = null;
  };
  const parser = new Parser({
    onopentag(name, { href: to }) {
      open.push(name);
      if (name === 'a') href = to || null;
      if (name === 'br') add('\n');
      if (name === 'ul' || name === 'ol') lists.push({ ordered: name === 'ol', count: 0 });
      if (['p', 'h3', 'blockquote', 'ul', 'ol', 'li'].includes(name)) end();
      const list = lists.at(-1);
      if (name === 'li' && list) {
        list.count += 1;
        mark = list.ordered ? `${list.count}.` : '•';
      }
    },
    ontext(text) {
      const plain = text.replace(/\s+/g, ' ');
      if (plain.trim() || current) add(plain);
    },
    onclosetag(name) {
      open.splice(open.lastIndexOf(name), 1);
      if (name === 'a') href = null;
      if (name === 'ul' || name === 'ol') lists.pop();
      if (['p', 'h3', 'blockquote', 'ul', 'ol', 'li'].includes(name)) end();
    },
  });
  parser.end(html);
  return blocks.filter(({ spans }) => spans.some(({ text }) => text.trim()));
}
