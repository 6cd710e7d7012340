import { useEffect, useRef, useState } from 'react';
import { dropFile, dropFiles, type KeptFile, keepFile, looksLikeDocument, problemOf, readFiles } from './keptFiles';

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  code: string;
}

/** The files that come along, kept on the device until the request is sent. */
export function useFiles() {
  const [files, setFiles] = useState<readonly KeptFile[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  useEffect(() => {
    void readFiles().then((found) => setFiles((now) => [...found, ...now]));
  }, []);
  // What was chosen is looked into first; meanwhile the list may have changed.
  const latest = useRef(files);
  latest.current = files;
  const add = async (chosen: readonly File[]) => {
    const looks = await Promise.all(chosen.map(looksLikeDocument));
    const known = latest.current.length;
    const taken = [...latest.current];
    const left: RefusedFile[] = [];
    for (const [index, file] of chosen.entries()) {
      const code = problemOf(file, taken) ?? (looks[index] ? null : 'file_type_invalid');
      if (code) left.push({ name: file.name, code });
      // The order of the keys is that of choosing.
      else taken.push({ key: `${Date.now()}-${taken.length}`.padStart(20, '0'), file });
    }
    for (const kept of taken.slice(known)) void keepFile(kept);
    setFiles(taken);
    setRefused(left);
  };
  /** Names files the server would not take, by their places. */
  const refuse = (faults: readonly { at: number; code: string }[]) =>
    setRefused(faults.map(({ at, code }) => ({ name: files[at]?.file.name ?? '', code })));
  const remove = (key: string) => {
    void dropFile(key);
    setFiles(files.filter((kept) => kept.key !== key));
    setRefused([]);
  };
  const clear = () => {
    void dropFiles();
    setFiles([]);
  };
  return { files, refused, add, refuse, remove, clear };
}
