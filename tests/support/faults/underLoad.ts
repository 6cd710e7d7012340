import type { Journal } from './journal';
import { type Load, type LoadOptions, startLoad } from './load';
import type { Program } from './nodes';
import type { Result } from './print';
import { settle } from './settle';
import { type FaultDatabase, openStage, type Stage, type Where } from './stage';
import { judge } from './verdict';
import { watchEffects } from './wholeness';

/** What every fault is given: databases of its own, the program it breaks, and how often. */
export interface Room {
  create(): Promise<FaultDatabase>;
  program: Program;
  /** How often the faults that kill do it. */
  kills: number;
  /** Told what goes on, as it takes minutes. */
  say(line: string): void;
}

/** A fault: what it is called, what it takes on this machine, and how it is done. */
export interface Fault {
  name: string;
  /** Why it cannot be tried here; null where it can. */
  hindered?(): Promise<string | null>;
  run(room: Room): Promise<Result[]>;
}

/** Gives `work` a stage that goes when it ends, whatever it comes to. */
export async function onStage<T>(
  { create, program }: Room,
  work: (stage: Stage) => Promise<T>,
  where: Where = {},
): Promise<T> {
  const stage = await openStage(await create(), program, where);
  try {
    await watchEffects(stage);
    return await work(stage);
  } finally {
    await stage.close();
  }
}

interface Broken {
  name: string;
  stage: Stage;
  load: LoadOptions;
  /** Whether a break loses the server's memory, and with it the clicks of a second. */
  losesClicks?: boolean;
  /** Milliseconds within which the product has to be back; ten seconds where none are said. */
  within?: number;
  /** Breaks the product under the load; what it finds is added to the verdict. */
  breaking(load: Load): Promise<readonly string[]>;
  notes?(journal: Journal): string[];
}

/** Breaks the product under a load of every kind of write, lets it come to rest, and judges what is there. */
export async function underLoad({
  name,
  stage,
  load: options,
  losesClicks,
  within,
  breaking,
  notes,
}: Broken): Promise<Result> {
  const load = startLoad(stage, options);
  let findings: readonly string[] = [];
  try {
    // Once it is in full swing, so that something of every kind is there.
    await load.nextAcknowledged();
    findings = await breaking(load);
  } finally {
    await load.stop();
  }
  const { breaks } = load.journal;
  await settle(stage, breaks.at(-1)?.at ?? 0);
  const verdict = await judge(stage, load, losesClicks ? breaks.map(({ at }) => at) : []);
  return {
    name,
    times: breaks.length,
    verdict,
    back: breaks.map(({ back }) => back),
    ...(within && { within }),
    findings: [...findings, ...verdict.findings],
    notes: [...refusals(load.journal), ...(notes?.(load.journal) ?? [])],
  };
}

/** Refusals by their codes: a load that is refused tests nothing. */
function refusals({ entries }: Journal): string[] {
  const counts = new Map<string, number>();
  for (const { verb, outcome, why } of entries) {
    if (outcome !== 'refused') continue;
    const what = `${verb}: ${why}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return counts.size === 0 ? [] : [`refused: ${[...counts].map(([what, count]) => `${what} × ${count}`).join('; ')}`];
}
