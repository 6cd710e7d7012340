import type { BuiltInLanguage } from '../../domain/languages/rules';
import { post } from '../form/post';
import { coverKey, type KeptFile } from './keptFiles';

interface RequestToSend {
  address: string;
  input: object;
  files: readonly KeptFile[];
  cover: File | null;
  token: string;
  language: BuiltInLanguage;
  onProgress: (share: number) => void;
}

/** Sends a request with its files and picture. */
export function sendRequest({ address, input, files, cover, token, language, onProgress }: RequestToSend) {
  const body = new FormData();
  for (const [name, value] of Object.entries(input)) body.append(name, String(value));
  body.append('captcha_token', token);
  for (const { file } of files) body.append('request_files', file, file.name);
  if (cover) body.append(coverKey, cover, cover.name);
  return post({ address, body, language, onProgress });
}
