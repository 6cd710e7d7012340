import { uploadLimits } from '../limits';

export type FileKind = 'document' | 'picture';

/** Endings of what each kind of file may be (spec 1 §5 Files); what a file is, the server decides by its bytes. */
export const fileEndings: Record<FileKind, readonly string[]> = {
  document: ['.pdf', '.doc', '.docx', '.pptx'],
  picture: ['.png', '.jpg', '.jpeg', '.webp', '.gif', '.svg'],
};

/** How many files a field of this kind takes unless it says otherwise (spec 2 §9). */
export const mostFiles: Record<FileKind, number> = { document: uploadLimits.documents, picture: uploadLimits.pictures };

/** Why a file need not be sent at all, by its name and its size in bytes; null where nothing speaks against it. */
export function fileProblem(
  kind: FileKind,
  { name, size }: { name: string; size: number },
): 'file_type_invalid' | 'file_too_large' | null {
  const ending = /\.[^.]*$/.exec(name.toLowerCase())?.[0] ?? '';
  if (!fileEndings[kind].includes(ending) || size === 0) return 'file_type_invalid';
  return size > uploadLimits[kind] ? 'file_too_large' : null;
}

const pictureFaults: Readonly<Record<string, string>> = {
  file_type_invalid: 'picture_type_invalid',
  file_too_large: 'picture_too_large',
};

/** The code that tells what is wrong with a picture together with what one may be; other codes stay as they are. */
export function pictureFault(code: string): string {
  return pictureFaults[code] ?? code;
}
