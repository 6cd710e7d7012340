import type { BuiltInLanguage } from '../../domain/languages/rules';

/** Something wrong at a field, by its code. */
export interface Fault {
  property: string;
  message: string;
}

/** What became of what was sent; not reached or broken off, nobody here can say whether it arrived. */
export type Posted =
  /** `id` of what was made of it. */
  | { is: 'answered'; id: string | null }
  | { is: 'slowed'; seconds: number }
  | { is: 'refused'; code: string; errors: Fault[] }
  | { is: 'failed' };

interface Post {
  address: string;
  body: FormData | object;
  language: BuiltInLanguage;
  /** How much of it has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Sends a form as nobody in particular. Of what leaves, only this kind of call tells how much has left. */
export function post({ address, body, language, onProgress }: Post): Promise<Posted> {
  return new Promise((done) => {
    const call = new XMLHttpRequest();
    call.open('POST', address);
    call.setRequestHeader('accept-language', language);
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    call.onload = () => done(answerOf(call));
    call.onerror = () => done({ is: 'failed' });
    call.ontimeout = call.onerror;
    call.timeout = 5 * 60_000;
    if (body instanceof FormData) {
      call.send(body);
      return;
    }
    call.setRequestHeader('content-type', 'application/json');
    call.send(JSON.stringify(body));
  });
}

function answerOf(call: XMLHttpRequest): Posted {
  const { status } = call;
  if (status >= 200 && status < 300) return { is: 'answered', id: read(call.responseText).data?.id ?? null };
  if (status === 429) return { is: 'slowed', seconds: Number(call.getResponseHeader('retry-after')) || 1 };
  if (status < 400 || status >= 500) return { is: 'failed' };
  const { message, errors } = read(call.responseText);
  return { is: 'refused', code: message ?? 'invalid_request', errors: errors ?? [] };
}

interface Read {
  message?: string;
  errors?: Fault[];
  data?: { id?: string } | null;
}

function read(text: string): Read {
  try {
    return JSON.parse(text) as Read;
  } catch {
    return {};
  }
}
