import { jobId } from '../../../src/server/jobs/enqueue';
import type { Journal } from './journal';
import type { Load } from './load';
import type { Stage } from './stage';
import { verbs } from './verbs/all';
import { lookForMails } from './verbs/users';
import type { Found } from './verbs/verb';
import { findHalves } from './wholeness';

/** What became of all writes of a verb, or of a fault. */
export interface Tally {
  acknowledged: number;
  /** Of writes the client was never told about: there may be one of each, or none. */
  unknown: number;
  refused: number;
  found: number;
  lost: number;
  doubled: number;
  half: number;
  /** Kept for a person to decide on. */
  held: number;
}

export interface Verdict {
  total: Tally;
  perVerb: Map<string, Tally>;
  /** What is wrong, in words. */
  findings: string[];
  /** Clicks that were lost within the second that may be. */
  forgivenClicks: number;
}

const nothing = (): Tally => ({
  acknowledged: 0,
  unknown: 0,
  refused: 0,
  found: 0,
  lost: 0,
  doubled: 0,
  half: 0,
  held: 0,
});

function added(one: Tally, other: Tally): Tally {
  const sum = nothing();
  for (const name of Object.keys(sum) as (keyof Tally)[]) sum[name] = one[name] + other[name];
  return sum;
}

/**
 * Compares what the journal knows with what is there, once everything is quiet: an acknowledged write is there once and
 * whole, one that was refused is not, of one that nobody knows about there is one or none, and none by half.
 * `serverKills` are the moments a server was killed, each of which may cost the clicks of a second.
 */
export async function judge(
  stage: Stage,
  { journal, clicks }: Pick<Load, 'journal' | 'clicks'>,
  serverKills: readonly number[] = [],
): Promise<Verdict> {
  const perVerb = new Map<string, Tally>();
  const findings: string[] = [];
  for (const { name, look } of verbs) {
    const keys = journal.keysOf(name);
    if (keys.length === 0) continue;
    compare(name, journal, await look(stage, keys), perVerb, findings);
  }
  compare('job done', journal, await lookForJobs(stage, journal.keysOf('job done')), perVerb, findings);
  await judgeMails(stage, perVerb, findings);
  const visits = await clicks.verdict(stage, serverKills);
  const { forgiven: _, ...counted } = visits;
  perVerb.set('click', { ...nothing(), ...counted });
  if (visits.lost > 0) findings.push(`clicks: ${visits.lost} lost beyond the second before a kill`);
  if (visits.doubled > 0) findings.push(`clicks: ${visits.doubled} counted twice`);
  const halves = await findHalves(stage);
  findings.push(...halves);
  let total = [...perVerb.values()].reduce(added, nothing());
  total = { ...total, half: total.half + halves.length };
  return { total, perVerb, findings, forgivenClicks: visits.forgiven };
}

function compare(
  verb: string,
  journal: Journal,
  found: Map<string, Found>,
  perVerb: Map<string, Tally>,
  findings: string[],
): void {
  const tally = nothing();
  for (const { key, outcome } of journal.entries.filter((entry) => entry.verb === verb)) {
    const { times, lacks, held = false } = found.get(key) ?? { times: 0, lacks: [] };
    tally[outcome] += 1;
    tally.found += Math.min(times, 1);
    const say = (what: string) => findings.push(`${verb} ${key} (${outcome}): ${what}`);
    if (held) tally.held += 1;
    else if (outcome === 'acknowledged' && times === 0) {
      tally.lost += 1;
      say('lost');
    }
    if (times > 1) {
      tally.doubled += 1;
      say(`there ${times} times`);
    }
    const ghost = outcome === 'refused' && times > 0 ? ['refused, yet there'] : [];
    // What is lost as a whole lacks its parts, too.
    const half = [...ghost, ...(times === 1 || (times === 0 && outcome !== 'acknowledged') ? lacks : [])];
    if (half.length > 0) {
      tally.half += 1;
      say(half.join(', '));
    }
  }
  perVerb.set(verb, tally);
}

async function lookForJobs({ pool }: Stage, keys: readonly string[]): Promise<Map<string, Found>> {
  const { rows } = await pool.query<{ id: string; state: string }>(
    "select id, state::text from pgboss.job where name = 'cleaning'",
  );
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  return new Map(
    keys.map((key) => {
      const state = states.get(jobId('cleaning', key));
      return [key, { times: state === 'completed' ? 1 : 0, lacks: state && state !== 'completed' ? [state] : [] }];
    }),
  );
}

/** A user that is there has a mail, whatever the client knows: both are of one transaction. */
async function judgeMails(stage: Stage, perVerb: Map<string, Tally>, findings: string[]): Promise<void> {
  const { rows } = await stage.pool.query<{ code: string }>(
    "select code from users where email like '%@mail.test' order by code",
  );
  const keys = rows.map(({ code }) => code);
  const entries = keys.map((key) => ({ verb: 'mail sent', key, outcome: 'acknowledged' as const }));
  const told = { entries } as unknown as Journal;
  compare('mail sent', told, await lookForMails(stage, keys), perVerb, findings);
}
