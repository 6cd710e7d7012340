import { getDocumentProxy } from 'unpdf';

/** A text as it stands on a page: where it begins and ends, in points from the left. */
interface Placed {
  text: string;
  from: number;
  to: number;
}

interface ReadPage {
  width: number;
  placed: Placed[];
}

export interface ReadPdf {
  pages: ReadPage[];
  /** All texts in their order, with one space between. */
  text: string;
  title: string | undefined;
  author: string | undefined;
  language: string | undefined;
  bookmarks: string[];
}

/** Opens a PDF with a reader and takes its texts, bookmarks and properties. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const placed = items.flatMap((item): Placed[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const from = Number(item.transform[4]);
      return [{ text: item.str, from, to: from + item.width }];
    });
    pages.push({ width: page.getViewport({ scale: 1 }).width, placed });
  }
  const { info } = await pdf.getMetadata();
  const known = info as { Title?: string; Author?: string; Language?: string };
  const outline: { title: string }[] = (await pdf.getOutline()) ?? [];
  await pdf.destroy();
  const text = pages.flatMap(({ placed }) => placed.map((one) => one.text)).join(' ');
  return {
    pages,
    text: text.replace(/\s+/g, ' '),
    title: known.Title,
    author: known.Author,
    language: known.Language,
    bookmarks: outline.map(({ title }) => title),
  };
}

/** Without white space: lines and cells break where there is room. */
export const squashed = (text: string): string => text.replace(/\s+/g, '');
