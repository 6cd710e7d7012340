import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built product with demo data in a fresh folder, which goes when it ends. */
export interface BuiltProduct {
  process: ChildProcess;
  /** Resolves with the exit code once it ended and its folder is gone. */
  ended: Promise<number>;
}

/** Starts what `npm run build` made, on the loopback address. @throws Error where nothing is built */
export function startBuiltProduct(port: string, env: Record<string, string> = {}): BuiltProduct {
  const main = 'dist/server/main.js';
  if (!existsSync(main)) throw new Error(`${main} is missing: run npm run build`);
  const dataDir = mkdtempSync(join(tmpdir(), 'kolhub-built-'));
  // Nothing of the caller's own database, files or mail may leak in.
  const { DATABASE_URL, S3_ENDPOINT, SMTP_URL, OIDC_ISSUER, ...inherited } = process.env;
  const own = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, [main], { env: { ...inherited, ...own, ...env }, stdio: 'inherit' });
  const ended = new Promise<number>((resolve) => {
    server.once('exit', (code) => {
      rmSync(dataDir, { recursive: true, force: true });
      resolve(code ?? 0);
    });
  });
  return { process: server, ended };
}
