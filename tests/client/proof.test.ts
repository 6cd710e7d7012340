import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../src/domain/endpoints';

let asked: string[] = [];
let proven = false;

beforeEach(() => {
  asked = [];
  proven = false;
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('navigator', { onLine: true, language: 'vi' });
  vi.stubGlobal('window', { addEventListener: () => undefined, location: { pathname: '/', origin: 'http://x' } });
  vi.stubGlobal('document', { documentElement: {}, addEventListener: () => undefined });
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push(`${url} ${String(body ?? '')}`.trim());
    if (proven) return new Response(JSON.stringify({ data: 'done' }), { status: 200 });
    return new Response(JSON.stringify({ message: 'reauthentication_required' }), { status: 403 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function load() {
  const [http, proof, { addCalls }] = await Promise.all([
    import('../../src/providers/http'),
    import('../../src/providers/proof'),
    import('../../src/providers/calls'),
  ]);
  addCalls(endpoints);
  return { ...http, ...proof };
}

describe('a call that asks whose session it is', () => {
  it('waits with all the others for one answer, and each is made once more as it was', async () => {
    const { request, download, subscribeProof, isProofAsked, settleProof } = await load();
    const heard = vi.fn();
    const stop = subscribeProof(heard);
    const calls = Promise.all([
      request('roleCreate', { body: { name: 'a' } }),
      request('userActive', { params: { id: '1' }, body: { active: false } }),
      download('kolExport', { query: { format: 'csv' } }),
    ]);
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    await vi.waitFor(() => expect(isProofAsked()).toBe(true));
    expect(heard).toHaveBeenCalledTimes(1);
    proven = true;
    settleProof(true);
    await calls;
    expect(isProofAsked()).toBe(false);
    expect(asked.slice(3).sort()).toEqual(asked.slice(0, 3).sort());
    stop();
  });

  it('is refused where the person does not show it, and is not made again', async () => {
    const { request, subscribeProof, isProofAsked, settleProof } = await load();
    const stop = subscribeProof(() => undefined);
    const call = request('roleCreate', { body: { name: 'a' } });
    await vi.waitFor(() => expect(isProofAsked()).toBe(true));
    settleProof(false);
    await expect(call).rejects.toThrow('reauthentication_required');
    expect(asked).toHaveLength(1);
    stop();
  });

  it('is refused once more where the server is not content, without asking for ever', async () => {
    const { request, subscribeProof, isProofAsked, settleProof } = await load();
    const stop = subscribeProof(() => undefined);
    const call = request('roleCreate', { body: { name: 'a' } });
    await vi.waitFor(() => expect(isProofAsked()).toBe(true));
    settleProof(true);
    await expect(call).rejects.toThrow('reauthentication_required');
    expect(asked).toHaveLength(2);
    expect(isProofAsked()).toBe(false);
    stop();
  });

  it('is refused at once where nobody can be asked', async () => {
    const { request } = await load();
    await expect(request('roleCreate', { body: { name: 'a' } })).rejects.toThrow('reauthentication_required');
    expect(asked).toHaveLength(1);
  });
});
