import { useEffect, useState } from 'react';
import { dropFile, dropFiles, type KeptFile, keepFile, problemOf, readFiles } from './keptFiles';

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
  const add = (chosen: readonly File[]) => {
    const taken = [...files];
    const left: RefusedFile[] = [];
    for (const file of chosen) {
      const code = problemOf(file, taken);
      if (code) left.push({ name: file.name, code });
      // The order of the keys is that of choosing.
      else taken.push({ key: `${Date.now()}-${taken.length}`.padStart(20, '0'), file });
    }
    for (const kept of taken.slice(files.length)) void keepFile(kept);
    setFiles(taken);
    setRefused(left);
  };
  const remove = (key: string) => {
    void dropFile(key);
    setFiles(files.filter((kept) => kept.key !== key));
    setRefused([]);
  };
  const clear = () => {
    void dropFiles();
    setFiles([]);
  };
  return { files, refused, add, remove, clear };
}
