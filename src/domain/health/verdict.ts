import { errorGoal } from './limits';
import type { CallsOfDay, ErrorBudget, Health, HealthPart, HealthReason, HealthState, HealthVerdict } from './types';
import { healthParts } from './types';

/** A part that is as it should be. */
export const good: HealthVerdict = { state: 'good', reason: null };

/** How a figure stands that is worse the larger it is. */
export function above(value: number, limit: { warn: number; bad: number }, reason: HealthReason): HealthVerdict {
  if (value < limit.warn) return good;
  return { state: value < limit.bad ? 'warn' : 'bad', reason };
}

/** How a figure stands that is worse the smaller it is. */
export function below(value: number, limit: { warn: number; bad: number }, reason: HealthReason): HealthVerdict {
  return above(-value, { warn: -limit.warn, bad: -limit.bad }, reason);
}

const order: readonly HealthState[] = ['good', 'off', 'unknown', 'warn', 'bad'];

/** The worst of several, the first of those that are equally bad. */
export function worst(verdicts: readonly [HealthVerdict, ...HealthVerdict[]]): HealthVerdict {
  return verdicts.reduce((one, other) => (order.indexOf(other.state) > order.indexOf(one.state) ? other : one));
}

/** The parts somebody has to look at, the bad ones first. */
export function partsToMend(health: Pick<Health, HealthPart>): HealthPart[] {
  const inState = (state: HealthState) => healthParts.filter((part) => health[part].state === state);
  return [...inState('bad'), ...inState('warn')];
}

/** What of the calls may fail, and what of that is used (DESIGN.md; percent with at most 1 decimal). */
export function budgetOf(days: CallsOfDay[]): ErrorBudget {
  const sum = (count: (day: CallsOfDay) => number) => days.reduce((total, day) => total + count(day), 0);
  const answered = sum((day) => day.answered);
  const failed = sum((day) => day.failed);
  const allowed = (answered * (100 - errorGoal.percent)) / 100;
  const used = answered === 0 ? null : Math.round((failed / allowed) * 1000) / 10;
  return { goal: errorGoal.percent, answered, failed, used, days };
}
