import { parseArgs } from 'node:util';
import { scratchServer } from '../../src/server/db/scratchServer';
import { faults } from '../../tests/support/faults/all';
import { header, line, type Result, wrongIn } from '../../tests/support/faults/print';
import type { Fault, Room } from '../../tests/support/faults/underLoad';
import { openDatabases } from './databases';

const names = Object.keys(faults);

// npm run faults [-- --kills 100] [-- --only serverKilled] [-- --verbose]: breaks the built product on purpose.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    only: { type: 'string', multiple: true, default: names },
    verbose: { type: 'boolean' },
  },
});
const unknown = values.only.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`--only ${unknown.join(', ')}: it is one of ${names.join(', ')}`);

const server = await scratchServer();
const total = { passed: 0, failed: 0, notTried: 0 };
try {
  const databases = await openDatabases(server.config);
  const say = (text: string) => void process.stderr.write(`${text}\n`);
  const room: Room = { create: databases.create, program: 'built', kills: Number(values.kills), say };
  print(header());
  try {
    for (const [name, fault] of Object.entries(faults)) {
      if (!values.only.includes(name)) continue;
      for (const result of await tried(fault, room)) report(result);
    }
  } finally {
    await databases.close();
  }
} finally {
  await server.stop();
}
print(`${total.passed} passed, ${total.failed} failed${total.notTried > 0 ? `, ${total.notTried} not tried` : ''}`);
process.exit(total.failed > 0 ? 1 : 0);

async function tried(fault: Fault, room: Room): Promise<Result[]> {
  const empty = { name: fault.name, times: 0, verdict: null, back: [] };
  const notTried = await fault.hindered?.();
  if (notTried) return [{ ...empty, findings: [], notTried }];
  room.say(`… ${fault.name}`);
  try {
    return await fault.run(room);
  } catch (error) {
    return [{ ...empty, findings: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }];
  }
}

function report(result: Result): void {
  if (result.notTried) total.notTried += 1;
  else if (wrongIn(result).length > 0) total.failed += 1;
  else total.passed += 1;
  print(line(result, values.verbose));
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
