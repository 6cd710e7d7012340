import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a program of the cluster is started. */
interface How {
  name: string;
  command: string;
  args: readonly string[];
  /** Where its log goes, as `<name>.log`, and where it works. */
  folder: string;
  env?: Record<string, string>;
  /** Whom it runs as; the script's own user where there is none. */
  account?: { uid: number; gid: number } | undefined;
}

/** A program of the cluster that is not ours: started, killed, started again. */
export class Part {
  private child: ChildProcess | null = null;
  private ended: Promise<void> = Promise.resolve();

  constructor(private readonly how: How) {}

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** @param isReady asked until it says so @throws Error where the program ends first, or takes longer than a minute */
  async start(isReady: () => Promise<boolean>): Promise<void> {
    const { name, command, args, folder, env, account } = this.how;
    const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
    // Of its own session: Ctrl-C is for the script, which ends all in order.
    const child = spawn(command, args, {
      cwd: folder,
      detached: true,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
      ...account,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
    this.child = child;
    this.ended = new Promise((resolve) => {
      child.once('error', () => resolve());
      child.once('exit', () => resolve());
    });
    for (const end = Date.now() + 60_000; !(await isReady()); await sleep(100)) {
      if (!this.isRunning) throw new Error(`${name} ended; its log is ${join(folder, `${name}.log`)}`);
      if (Date.now() > end) throw new Error(`${name} did not start; its log is ${join(folder, `${name}.log`)}`);
    }
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (!this.isRunning) return;
    this.child?.kill(signal);
    const impatient = setTimeout(() => this.child?.kill('SIGKILL'), 30_000);
    await this.ended;
    clearTimeout(impatient);
  }
}

/** Whether an address answers, with one of 2xx. */
export function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => {
      await answer.text();
      return answer.ok;
    },
    () => false,
  );
}
