import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compressAssets } from '../compressAssets.mjs';

/**
 * Builds react-admin's minimal example into `folder`, in the place of the console beside a copy of our server, so that
 * both are compressed and served in the same way. Answers the server's main file.
 */
export async function buildMinimalExample(folder: string): Promise<string> {
  const pages = join(folder, 'dist/admin');
  const options = ['--outDir', pages, '--emptyOutDir', '--target', 'es2022', '--logLevel', 'error'];
  const build = ['node_modules/vite/bin/vite.js', 'build', 'scripts/bench/minimal', ...options];
  // In a process of its own: Vite makes NODE_ENV production for everything started later.
  execFileSync(process.execPath, build, { stdio: ['ignore', 'ignore', 'pipe'] });
  await compressAssets(pages);
  cpSync('dist/server', join(folder, 'dist/server'), { recursive: true });
  copyFileSync('package.json', join(folder, 'package.json'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return join(folder, 'dist/server/main.js');
}
