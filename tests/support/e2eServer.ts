// Started by playwright.config.ts: the built product on E2E_PORT with demo data in a fresh folder, removed at the end.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = 'dist/server/main.js';
if (!existsSync(main)) throw new Error(`${main} is missing: run npm run build`);

const dataDir = mkdtempSync(join(tmpdir(), 'kolhub-e2e-'));
// Nothing of the caller's own database, files or mail may leak into the tests.
const { DATABASE_URL, S3_ENDPOINT, SMTP_URL, OIDC_ISSUER, ...inherited } = process.env;
const server = spawn(process.execPath, [main], {
  env: {
    ...inherited,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: process.env.E2E_PORT,
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'warn',
  },
  stdio: 'inherit',
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 0);
});
