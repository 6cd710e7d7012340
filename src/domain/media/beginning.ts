const beginnings: readonly (readonly number[])[] = [
  // %PDF-
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  // docx and pptx: a zip
  [0x50, 0x4b, 0x03, 0x04],
  // doc: a compound file
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** How many bytes `beginsAsDocument` looks at. */
export const beginningLength = 5;

/** Whether a file that begins with these bytes may be one of the documents we take; what it is, the server decides (spec 1 §5 Files). */
export function beginsAsDocument(bytes: Uint8Array): boolean {
  return beginnings.some((beginning) => beginning.every((byte, at) => bytes[at] === byte));
}
