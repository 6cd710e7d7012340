import { SaxesParser } from 'saxes';
import { WorkbookError } from '../errors';

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandlers {
  /** names come without their namespace prefix, attributes as written */
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Walks an XML part as it is inflated. Whatever is not well-formed, and any document type, is refused. */
export async function walkXml(bytes: AsyncIterable<Uint8Array>, handlers: XmlHandlers): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  const { open, text, close } = handlers;
  if (open) parser.on('opentag', (tag) => open(localName(tag.name), tag.attributes));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', (tag) => close(localName(tag.name)));
  parser.on('doctype', () => {
    throw new WorkbookError('file_format_invalid', 'document type in a workbook');
  });
  for await (const chunk of bytes) parser.write(decoder.decode(chunk, { stream: true }));
  parser.write(decoder.decode());
  parser.close();
}

/** An attribute of the relationships namespace, whichever prefix the file gives it: `r:id` of a sheet or a hyperlink. */
export function relationshipId(attributes: Attributes): string | undefined {
  const key = Object.keys(attributes).find((name) => name.endsWith(':id'));
  return key === undefined ? undefined : attributes[key];
}
