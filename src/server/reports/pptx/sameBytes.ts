import { repack } from '../../adapters/zip/repack';
import { sha256Of } from '../../sha256';

const stamped = /(<dcterms:(created|modified)[^>]*>)[^<]*/g;
const sectionId = /(<p14:section [^>]*id=")\{[^"]*\}"/g;
const missingPoint = /<c:pt idx="\d+"><c:v><\/c:v><\/c:pt>/g;
const noteLines = /(<a:r><a:rPr[^>]*\/><a:t>)([^<]*\n[^<]*)(<\/a:t><\/a:r>)/g;

/** An id in the form of a UUID that a name always has. */
function idOf(name: string): string {
  const digits = sha256Of(name).toUpperCase();
  return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function dated(text: string, instant: string): string {
  return text.replace(stamped, `$1${instant}`);
}

/** An address a line is an own paragraph of the notes. */
const asParagraphs = (text: string) =>
  text.replace(noteLines, (_, open: string, lines: string, close: string) =>
    lines
      .split('\n')
      .map((line) => `${open}${line}${close}`)
      .join('</a:p><a:p>'),
  );

function rewritten(name: string, text: string, instant: string): string {
  if (name === 'docProps/core.xml') return dated(text, instant);
  if (name === 'ppt/presentation.xml') {
    let number = 0;
    return text.replace(sectionId, (_, before: string) => `${before}{${idOf(`section ${number++}`)}}"`);
  }
  if (name.startsWith('ppt/charts/')) return text.replace(missingPoint, '');
  if (name.startsWith('ppt/notesSlides/')) return asParagraphs(text);
  return text;
}

/**
 * A written deck so that equal reports are equal bytes: dates those of `instant` (ISO) in it and in the workbooks of its
 * charts, ids that follow from their place, entries in order. Points without a value are left out of charts rather than
 * empty, lines of notes become paragraphs.
 */
export function sameBytes(deck: Uint8Array, instant: string): Buffer {
  return repack(deck, {
    text: (name, text) => rewritten(name, text, instant),
    bytes: (name, bytes) =>
      name.endsWith('.xlsx')
        ? repack(bytes, { text: (part, text) => (part === 'docProps/core.xml' ? dated(text, instant) : text) })
        : bytes,
  });
}
