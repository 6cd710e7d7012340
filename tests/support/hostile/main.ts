// npm run hostile: sends hostile requests to a server of its own on this machine, and says what came of it.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { scratchServer } from '../../../src/server/db/scratchServer';
import { newDatabase } from './database';
import { findingText, reportOf } from './report';
import { type Outcome, runHostile } from './run';
import { openWorld } from './world';

const { values } = parseArgs({
  options: { requests: { type: 'string' }, seed: { type: 'string' }, first: { type: 'string' } },
});
const requests = Math.min(Number(values.requests ?? 100_000), 1_000_000);
const seed = Number(values.seed ?? randomBytes(4).readUInt32BE());
const first = Number(values.first ?? 0);
process.stdout.write(`seed ${seed}, ${requests} requests from number ${first}\n`);
const server = await scratchServer();
try {
  const world = await openWorld(await newDatabase(server), ['dist/server/main.js']);
  let isInterrupted = false;
  process.once('SIGINT', () => {
    isInterrupted = true;
  });
  try {
    let told = 0;
    const onRound = (done: number, { findings, memory }: Outcome) => {
      for (const finding of findings.slice(told)) process.stderr.write(`${findingText(finding)}\n`);
      told = findings.length;
      process.stderr.write(`${done} sent, ${told} findings, ${Math.round((memory.at(-1) ?? 0) / 2 ** 20)} MB\n`);
    };
    const outcome = await runHostile(world, {
      seed,
      requests,
      first,
      longest: 10_000,
      onRound,
      isEnough: () => isInterrupted,
    });
    process.stdout.write(`${reportOf(outcome)}\n`);
    process.exitCode = outcome.findings.length > 0 ? 1 : 0;
  } finally {
    await world.close();
  }
} finally {
  await server.stop();
}
