import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { leavingOf } from '../../src/server/http/leaving';

it('tells a call that its caller left, also one that asks only after that', async () => {
  const asked: ServerResponse[] = [];
  const server = createServer((_request, answer) => asked.push(answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const leave = new AbortController();
  const { port } = server.address() as AddressInfo;
  const call = fetch(`http://127.0.0.1:${port}/`, { signal: leave.signal }).catch((error: Error) => error.name);
  await once(server, 'request');
  const [answer] = asked;
  if (!answer) throw new Error('nobody asked');
  const early = leavingOf(answer);
  const late = leavingOf(answer);
  expect(early()).toBe(early());
  expect(early().aborted).toBe(false);
  leave.abort();
  await once(early(), 'abort');
  expect(early().reason).toMatchObject({ code: 'request_timeout' });
  expect(late().aborted).toBe(true);
  expect(await call).toBe('AbortError');
  server.close();
});
