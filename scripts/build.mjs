// Builds the whole product into dist: the browser bundles with Vite, the server and its workers with esbuild.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build as buildPages } from 'vite';
import { buildHash, buildStampFile, root } from './buildStamp.mjs';
import { compressAssets } from './compressAssets.mjs';

const started = performance.now();
// Taken before the work: a file edited while it runs makes the result stale, not fresh.
const hash = buildHash();
rmSync(buildStampFile, { force: true });

const builtConsole = await buildConsole();
const builtSite = await buildSite();
await Promise.all([builtConsole && compressAssets(builtConsole), compressAssets(builtSite), buildServer()]);
copyMigrations();
writeFileSync(buildStampFile, hash);
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);

async function buildConsole() {
  if (!existsSync(join(root, 'src/admin/index.html'))) {
    console.log('No src/admin/index.html yet: the console is left out');
    return null;
  }
  process.env.NODE_ENV ??= 'production';
  await buildPages({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  return join(root, 'dist/admin');
}

async function buildSite() {
  const configFile = join(root, 'vite.site.config.ts');
  await buildPages({ configFile, logLevel: 'warn' });
  await buildPages({ configFile, logLevel: 'warn', build: { ssr: true } });
  return join(root, 'dist/public/site');
}

async function buildServer() {
  const outdir = join(root, 'dist/server');
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const entryPoints = { main: join(root, 'src/server/main.ts'), worker: join(root, 'src/server/worker.ts') };
  const workers = join(root, 'src/server/workers');
  for (const file of existsSync(workers) ? readdirSync(workers) : []) {
    if (file.endsWith('.worker.ts')) entryPoints[`workers/${file.slice(0, -3)}`] = join(workers, file);
  }
  await bundle({
    entryPoints,
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
}

function copyMigrations() {
  const from = join(root, 'src/server/db/migrations');
  if (existsSync(from)) cpSync(from, join(root, 'dist/server/migrations'), { recursive: true });
}
