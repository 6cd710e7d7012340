/** A piece of text as it is set. */
export interface RichRun {
  text: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  href: string | null;
}

/** A line or block of rich text; `bullet` is what stands before an entry of a list: a dot, or its number. */
export interface RichParagraph {
  runs: RichRun[];
  bullet: 'dot' | number | null;
  heading: boolean;
  quote: boolean;
}

const piece = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };
const unescaped = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    return String.fromCodePoint(Math.min(0x10ffff, decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)));
  });

/** Paragraphs of rich text as the server keeps it (`cleanRichText`): its few tags, nothing of what surrounds them. */
export function richParagraphs(html: string): RichParagraph[] {
  const paragraphs: RichParagraph[] = [];
  const lists: { ordered: boolean; count: number }[] = [];
  const style = { bold: 0, italic: 0, underline: 0, heading: 0, quote: 0 };
  let href: string | null = null;
  let bullet: RichParagraph['bullet'] = null;
  let open: RichParagraph | null = null;

  const end = () => {
    open = null;
  };
  const write = (text: string) => {
    if (!open) {
      if (text.trim() === '') return;
      open = { runs: [], bullet, heading: style.heading > 0, quote: style.quote > 0 };
      bullet = null;
      paragraphs.push(open);
    }
    const { bold, italic, underline } = style;
    open.runs.push({ text, bold: bold > 0, italic: italic > 0, underline: underline > 0, href });
  };
  const item = (begins: boolean) => {
    bullet = null;
    const list = lists.at(-1);
    if (!list || !begins) return;
    list.count += 1;
    bullet = list.ordered ? list.count : 'dot';
  };

  for (const [, slash, tag = '', attributes = '', text] of html.matchAll(piece)) {
    if (text !== undefined) {
      write(unescaped(text).replace(/[ \t\r\n]+/g, ' '));
      continue;
    }
    const step = slash ? -1 : 1;
    const name = tag.toLowerCase();
    if (name === 'strong') style.bold += step;
    else if (name === 'em') style.italic += step;
    else if (name === 'u') style.underline += step;
    else if (name === 'a') href = slash ? null : unescaped(/href="([^"]*)"/.exec(attributes)?.[1] ?? '') || null;
    else {
      end();
      if (name === 'h3') style.heading += step;
      if (name === 'blockquote') style.quote += step;
      if ((name === 'ul' || name === 'ol') && !slash) lists.push({ ordered: name === 'ol', count: 0 });
      if ((name === 'ul' || name === 'ol') && slash) lists.pop();
      if (name === 'li') item(!slash);
    }
  }
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
