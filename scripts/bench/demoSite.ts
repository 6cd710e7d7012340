import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, serverCommand, start } from './processes';

/** Starts the product with its demo data on a database of its own, for `work` alone. */
export async function onDemoSite(work: (server: Running) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-bench-'));
  try {
    const server = await start(serverCommand, { DATABASE_URL: '', DATA_DIR: folder, DEMO: '1' });
    await work(server).finally(server.stop);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where one KOL of the site's list is shown. */
export async function oneKolPath(url: string): Promise<string> {
  const list = await fetch(`${url}/home/kols`).then((response) => response.text());
  const [path] = /\/home\/[0-9a-f-]{36}\/view/.exec(list) ?? [];
  if (!path) throw new Error('the list of KOLs leads to none');
  return path;
}
