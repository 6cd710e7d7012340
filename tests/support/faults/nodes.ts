import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../freePort';

/** From which program the processes run: what `npm run build` made, or the source, as the other tests do. */
export type Program = 'built' | 'source';

export interface NodeOptions {
  program: Program;
  kind: 'main' | 'worker';
  env: Record<string, string>;
  /** Where it listens; a free port where none is said. */
  port?: number;
  /** The checkout whose build it is; this one where none is said. */
  checkout?: string;
  /** A command the process runs under, with its arguments: `faketime`. */
  under?: readonly string[];
}

/** A server or worker that is killed and started again at the same address, as what keeps it running would. */
export class Node {
  private child: ChildProcess | null = null;
  private ended: Promise<number | null> = Promise.resolve(null);
  private last = '';

  private constructor(
    readonly url: string,
    private readonly port: number,
    private readonly options: NodeOptions,
  ) {}

  /** Starts it and waits until it is ready. @throws Error where it ends first */
  static async start(options: NodeOptions): Promise<Node> {
    const port = options.port ?? (await freePort());
    const node = new Node(`http://127.0.0.1:${port}`, port, options);
    await node.startAgain();
    return node;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** The end of what it printed. */
  get output(): string {
    return this.last;
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  async startAgain(): Promise<void> {
    this.launch();
    while (!(await this.isReady())) {
      if (!this.isRunning) throw new Error(`The process ended while it started:\n${this.last}`);
      await sleep(20);
    }
  }

  async isReady(): Promise<boolean> {
    if (this.options.kind === 'worker') return this.last.includes('Working on the queue');
    return fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      async (answer) => {
        await answer.text();
        return answer.ok;
      },
      () => false,
    );
  }

  /** Sends a signal and waits for the end; the exit code, null after a signal. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.child?.kill(signal);
    return this.ended;
  }

  private launch(): void {
    const { program, kind, env, under = [], checkout = '.' } = this.options;
    const [command = process.execPath, ...args] = [...under, process.execPath, ...fileOf(program, kind, checkout)];
    const child = spawn(command, args, {
      cwd: checkout,
      env: { ...process.env, HOST: '127.0.0.1', DEMO: '0', LOG_LEVEL: 'error', ...env, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.last = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.last = `${this.last}${chunk}`.slice(-20_000);
      });
    }
    this.child = child;
    this.ended = new Promise((resolve) => child.once('exit', resolve));
  }
}

function fileOf(program: Program, kind: NodeOptions['kind'], checkout: string): string[] {
  if (program === 'source') return ['--import', 'tsx', `src/server/${kind}.ts`];
  const built = `dist/server/${kind}.js`;
  if (!existsSync(join(checkout, built))) throw new Error(`${built} is missing: run npm run build`);
  return [built];
}
