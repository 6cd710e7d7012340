import { useCallback, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FileKind } from '../../../domain/media/rules';
import { type StoredFile, useUploads } from './useUploads';

interface FileListOptions<Entry> {
  source: string;
  kind: FileKind;
  most: number;
  /** What the form keeps of a stored file. */
  keep: (file: StoredFile) => Entry;
}

/** A list of files in a form: more come in, one goes, one changes its place. */
export function useFileList<Entry>({ source, kind, most, keep }: FileListOptions<Entry>) {
  const { field } = useController({ name: source });
  const { getValues } = useFormContext();
  const button = useRef<HTMLButtonElement | null>(null);
  const { ref } = field;
  const buttonRef = useCallback(
    (element: HTMLButtonElement | null) => {
      button.current = element;
      ref(element);
    },
    [ref],
  );
  // Read anew each time: uploads end long after the drawing they were begun in.
  const now = (): Entry[] => getValues(source) ?? [];
  const { waiting, refused, send } = useUploads({
    kind,
    room: () => most - now().length,
    onStored: (file) => {
      const entry = keep(file);
      // The same picture has the same address.
      if (!now().includes(entry)) field.onChange([...now(), entry]);
    },
  });
  return {
    entries: (field.value ?? []) as Entry[],
    drop: { kind, name: source, buttonRef, onFiles: send },
    notes: { kind, most, waiting, refused },
    remove: (index: number) => {
      field.onChange(now().filter((_, at) => at !== index));
      // The button that was pressed is gone with its file.
      button.current?.focus();
    },
    move: (from: number, to: number) => {
      const entries = now();
      const [entry] = entries.splice(from, 1);
      if (entry !== undefined) entries.splice(to, 0, entry);
      field.onChange([...entries]);
    },
  };
}
