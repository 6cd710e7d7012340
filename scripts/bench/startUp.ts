import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print, rounded } from './line';
import { serverCommand, start } from './processes';

/** The product's second start on its own database, until it answers. */
export async function benchStartUp(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-bench-'));
  try {
    const first = await launch(folder);
    const second = await launch(folder);
    print({ name: 'second start', value: rounded(second), unit: 'ms', budget: '<= 5000', first: rounded(first) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function launch(folder: string): Promise<number> {
  const server = await start(serverCommand, { DATABASE_URL: '', DATA_DIR: folder });
  await server.stop();
  return server.startedMs;
}
