import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** An older version of the program, built beside this one. */
export interface OlderBuild {
  checkout: string;
  remove(): void;
}

/** Builds what a commit, branch or tag names in a folder of its own; with its own packages where it has other ones. */
export function buildOlder(ref: string): OlderBuild {
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-older-'));
  const checkout = join(folder, 'kolhub');
  const run = (command: string, args: readonly string[], cwd = checkout) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  run('git', ['worktree', 'add', '--detach', checkout, ref], '.');
  const remove = () => {
    run('git', ['worktree', 'remove', '--force', checkout], '.');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
    if (lock(checkout) === lock('.')) symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'));
    else run('npm', ['ci', '--no-audit', '--no-fund']);
    run(process.execPath, ['scripts/build.mjs']);
    return { checkout, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
