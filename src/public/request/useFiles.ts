import { useEffect, useRef, useState } from 'react';
import {
  coverKey,
  dropFile,
  dropFiles,
  type KeptFile,
  keepFile,
  looksLikeDocument,
  problemOf,
  readFiles,
} from './keptFiles';

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  code: string;
}

/** The documents that come along and the brand's picture, kept on the device until the request is sent. */
export function useFiles() {
  const [files, setFiles] = useState<readonly KeptFile[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [cover, setCover] = useState<File | null>(null);
  const [coverFault, refuseCover] = useState<string | null>(null);
  useEffect(() => {
    void readFiles().then((found) => {
      setFiles((now) => [...found.files, ...now]);
      setCover((now) => now ?? found.cover);
    });
  }, []);
  // What was chosen is looked into first; meanwhile the list may have changed.
  const latest = useRef({ files, cover });
  latest.current = { files, cover };
  const add = async (chosen: readonly File[]) => {
    const looks = await Promise.all(chosen.map(looksLikeDocument));
    const known = latest.current.files.length;
    const taken = [...latest.current.files];
    const left: RefusedFile[] = [];
    for (const [index, file] of chosen.entries()) {
      const code = problemOf(file, taken, latest.current.cover) ?? (looks[index] ? null : 'file_type_invalid');
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
  /** Takes this picture in place of the one before; null takes it out. */
  const putCover = (file: File | null) => {
    void (file ? keepFile({ key: coverKey, file }) : dropFile(coverKey));
    setCover(file);
    refuseCover(null);
  };
  const clear = () => {
    void dropFiles();
    setFiles([]);
    setCover(null);
  };
  return { files, refused, add, refuse, remove, cover, coverFault, putCover, refuseCover, clear };
}
