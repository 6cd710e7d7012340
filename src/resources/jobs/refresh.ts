import type { QueueOverview } from '../../domain/jobs/types';

const whileBusy = 3_000;
const whileIdle = 30_000;

/** How many milliseconds later to look again: soon while something runs or is about to, else now and then. */
export function refreshOf(overview: Pick<QueueOverview, 'states'> | undefined): number {
  if (!overview) return whileIdle;
  return overview.states.running + overview.states.waiting > 0 ? whileBusy : whileIdle;
}
