import { storedZip } from './zip';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const types = 'http://schemas.openxmlformats.org/package/2006';
const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const docxType = office;

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function paragraph(text: string, title: boolean): string {
  const style = title ? '<w:rPr><w:b/><w:sz w:val="36"/></w:rPr>' : '<w:rPr><w:sz w:val="24"/></w:rPr>';
  return `<w:p><w:pPr><w:spacing w:after="160"/></w:pPr><w:r>${style}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

/** A Word document of a title and paragraphs; the same words give the same bytes. */
export function docx(title: string, paragraphs: readonly string[]): Buffer {
  const body = [paragraph(title, true), ...paragraphs.map((text) => paragraph(text, false))].join('');
  return storedZip([
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="${types}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${office}.main+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${types}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    [
      'word/document.xml',
      `${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ],
  ]);
}
