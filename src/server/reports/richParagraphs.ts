import { Parser } from 'htmlparser2';

/** A piece of text as it is set. */
export interface RichRun {
  text: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  href: string | null;
}

type Style = Omit<RichRun, 'text'>;

/** A line or block of rich text; `bullet` is what stands before an entry of a list, `depth` lists deep: a dot, or its number. */
export interface RichParagraph {
  runs: RichRun[];
  bullet: 'dot' | number | null;
  depth: number;
  heading: boolean;
  quote: boolean;
}

const isAlike = (one: Style, other: Style) =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.underline === other.underline &&
  one.href === other.href;

const blocks = new Set(['p', 'h3', 'blockquote', 'ul', 'ol', 'li', 'br']);

/** Paragraphs of rich text as the server keeps it (`cleanRichText`); a line break begins one, empty ones are left out. */
export function richParagraphs(html: string): RichParagraph[] {
  const paragraphs: RichParagraph[] = [];
  const lists: { ordered: boolean; count: number }[] = [];
  const open: string[] = [];
  let href: string | null = null;
  let bullet: RichParagraph['bullet'] = null;
  let current: RichParagraph | null = null;
  const isIn = (name: string) => open.includes(name);

  const parser = new Parser({
    onopentag(name, { href: to }) {
      open.push(name);
      if (blocks.has(name)) current = null;
      if (name === 'a') href = to || null;
      if (name === 'ul' || name === 'ol') lists.push({ ordered: name === 'ol', count: 0 });
      const list = lists.at(-1);
      if (name === 'li' && list) {
        list.count += 1;
        bullet = list.ordered ? list.count : 'dot';
      }
    },
    ontext(text) {
      const plain = text.replace(/[ \t\r\n]+/g, ' ');
      if (!current) {
        if (plain.trim() === '') return;
        current = { runs: [], bullet, depth: lists.length, heading: isIn('h3'), quote: isIn('blockquote') };
        bullet = null;
        paragraphs.push(current);
      }
      const style = { bold: isIn('strong'), italic: isIn('em'), underline: isIn('u'), href };
      const last = current.runs.at(-1);
      // Text with entities arrives in pieces.
      if (last && isAlike(last, style)) last.text += plain;
      else current.runs.push({ text: plain, ...style });
    },
    onclosetag(name) {
      open.splice(open.lastIndexOf(name), 1);
      if (blocks.has(name)) current = null;
      if (name === 'a') href = null;
      if (name === 'ul' || name === 'ol') lists.pop();
      if (name === 'li') bullet = null;
    },
  });
  parser.end(html);
  return paragraphs;
}

/** A paragraph as plain text, with what stands before it in a list. */
export function plainParagraph({ runs, bullet }: RichParagraph): string {
  const text = runs
    .map((run) => run.text)
    .join('')
    .trim();
  if (bullet === null) return text;
  return bullet === 'dot' ? `• ${text}` : `${bullet}. ${text}`;
}
