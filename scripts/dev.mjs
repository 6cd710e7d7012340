// npm run dev: the API restarts and the pages reload as their files change. Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './buildStamp.mjs';

const port = process.env.PORT ?? '3000';
const target = `http://127.0.0.1:${port}`;

const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
const api = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'src/server/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: port },
  stdio: ['ignore', 'inherit', 'inherit'],
});

// Public pages are drawn by the API's process: those of the last `npm run build`.
const publicPages = [
  '/site/',
  '^/r/',
  '^/(en/?)?($|\\?)',
  '^/(en/)?(verify|policy|contact-us)($|\\?)',
  '^/(en/)?home/',
];
const paths = ['/api', '/files', '/pictures', '/dev', ...publicPages];
const proxy = Object.fromEntries(paths.map((path) => [path, { target, xfwd: true }]));
const pages = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: { host: '127.0.0.1', port: 5173, proxy },
});

let ending = false;
async function end(code) {
  if (ending) return;
  ending = true;
  if (api.exitCode === null && api.signalCode === null) {
    const gone = new Promise((resolve) => api.once('exit', resolve));
    api.kill('SIGTERM');
    await gone;
  }
  await pages.close();
  process.exit(code);
}

api.once('exit', (code) => end(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));

try {
  await pages.listen();
  console.log(`\n  Open ${pages.resolvedUrls?.local[0]} (API at ${target})\n`);
} catch (error) {
  console.error(error);
  await end(1);
}
