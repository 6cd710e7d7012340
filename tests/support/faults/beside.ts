import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, call, codesOf, isDone } from './call';
import type { Node } from './nodes';
import type { Stage } from './stage';
import { kolCreated } from './verbs/kols';
import { fileUploaded } from './verbs/requests';
import type { Verb } from './verbs/verb';

/** One write of a kind, beside the load. */
export async function once(stage: Stage, verb: Verb, node: Node): Promise<Answer> {
  const write = await verb.prepare(stage);
  if (!write) throw new Error(`${verb.name} cannot be prepared`);
  return call(node.url, write.sent);
}

/** An answer in a few words: its status and its codes. */
const said = (answer: Answer) =>
  answer.kind === 'answered' ? `${answer.status} ${codesOf(answer)}` : `no answer: ${answer.why}`;

/** While files cannot be kept: what an upload is answered is as said, and everything else goes on. */
export async function withoutFiles(stage: Stage, node: Node, what: string, expected: string): Promise<string[]> {
  const findings: string[] = [];
  const upload = said(await once(stage, fileUploaded, node));
  if (upload !== expected) findings.push(`${what}: an upload was answered ${upload}`);
  const other = await once(stage, kolCreated, node);
  if (!isDone(other)) findings.push(`${what}: a KOL was not added: ${said(other)}`);
  const ready = await fetch(`${node.url}/readyz`);
  if (ready.status !== 200) findings.push(`${what}: the server is not ready: ${ready.status}`);
  return findings;
}

const never = 60_000;

/** Milliseconds from a moment until a write is done; null where a minute does not do. */
export async function untilDone(write: () => Promise<Answer>, from: number): Promise<number | null> {
  while (Date.now() - from < never) {
    if (isDone(await write())) return Date.now() - from;
    await sleep(50);
  }
  return null;
}
