import { useState } from 'react';
import { type FileKind, fileProblem } from '../../../domain/media/rules';
import type { Api } from '../../../providers/dataProvider';
import { ApiError } from '../../../providers/http';
import { useApi } from '../data/useApi';
import { beginUpload } from './uploading';

/** A file the server has stored. Documents are named by their id: their address is short-lived. */
export interface StoredFile {
  id: string;
  url: string;
  file_name: string;
  /** Bytes. */
  size: number;
}

/** A file that was not taken, with the code of the reason. */
export interface RefusedFile {
  key: number;
  name: string;
  code: string;
}

interface Uploads {
  kind: FileKind;
  /** How many more the field takes; asked before each. */
  room: () => number;
  /** Told of each file as soon as it is stored, in the order they were given. */
  onStored: (file: StoredFile) => void;
}

const isPicture = (url: string) => url.startsWith('/pictures/');
let keys = 0;

/** Stores a file of ours. @throws ApiError file_type_invalid where it is of the other kind */
export async function storeFile(api: Api, kind: FileKind, file: File): Promise<StoredFile> {
  const form = new FormData();
  form.append('file', file);
  const { data } = await api.mediaCreate<{ id: string; url: string }>({ form });
  if (isPicture(data.url) !== (kind === 'picture')) throw new ApiError(415, 'file_type_invalid');
  return { ...data, file_name: file.name, size: file.size };
}

/** Sends files one after the other as soon as they are chosen; what is wrong with one does not stop the others. */
export function useUploads({ kind, room, onStored }: Uploads) {
  const api = useApi();
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const refuse = ({ name }: File, code: string) => {
    keys += 1;
    const one = { key: keys, name, code };
    setRefused((before) => [...before, one]);
  };

  const take = async (file: File) => {
    const problem = room() <= 0 ? 'too_many_files' : fileProblem(kind, file);
    if (problem) return refuse(file, problem);
    try {
      onStored(await storeFile(api, kind, file));
    } catch (error) {
      refuse(file, error instanceof ApiError ? error.code : 'unknown');
    }
  };

  const send = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setRefused([]);
    setWaiting((before) => [...before, ...files]);
    const end = beginUpload();
    try {
      for (const file of files) {
        await take(file);
        setWaiting((before) => before.filter((one) => one !== file));
      }
    } finally {
      end();
    }
  };

  return { waiting, refused, send: (files: readonly File[]) => void send(files) };
}
