import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/freePort';

/** A provider in a process of its own; ends with `stop`. */
export async function startProvider(redirectUri: string, where: 'token' | 'userinfo') {
  const port = await freePort();
  const file = fileURLToPath(new URL('oidcProcess.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file, String(port), redirectUri, where], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return {
    issuer: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Signs in at the provider as a person would, and answers the address it sends the browser back to. */
export async function signInAt(start: string, home: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  let body: URLSearchParams | undefined;
  for (let steps = 0; steps < 12; steps += 1) {
    if (url.href.startsWith(home)) return url;
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const page = await response.text();
    body = undefined;
    if (location) {
      url = new URL(location, url);
      continue;
    }
    const action = /action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (!action || !prompt) throw new Error(`the provider stopped at ${response.status}: ${page.slice(0, 500)}`);
    url = new URL(action, url);
    body = new URLSearchParams({ prompt, ...(prompt === 'login' && { login, password: 'any' }) });
  }
  throw new Error('the provider never came back');
}
