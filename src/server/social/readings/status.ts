import { costOf, purseOf } from '../../../domain/networkReadings';
import { networks } from '../../../domain/networks';
import type { BudgetStatus, NetworkStatus } from '../../../domain/social/types';
import type { Services } from '../../context';
import { findUse, keptOf } from '../../db/networkBudgets';
import { findStatuses, type StoredStatus } from './queries/status';

/** How the reading of every network stands (CONTRACT-2 §15). */
export async function readStatuses(services: Pick<Services, 'config' | 'db' | 'social'>): Promise<NetworkStatus[]> {
  const statuses = await findStatuses(services.db, networks);
  return Promise.all(statuses.map((status) => withBudget(services, status)));
}

async function withBudget(
  services: Pick<Services, 'config' | 'db' | 'social'>,
  status: StoredStatus,
): Promise<NetworkStatus> {
  const connected = services.social[status.network];
  const state = !connected ? 'not_connected' : connected.isDemo ? 'demo' : 'connected';
  return {
    ...status,
    state,
    whole: { ...status.whole, units: costOf(status.network, status.whole) },
    allowance: state === 'connected' ? await findBudget(services, status) : null,
  };
}

async function findBudget(
  { config, db }: Pick<Services, 'config' | 'db'>,
  { network }: StoredStatus,
): Promise<BudgetStatus | null> {
  const purse = purseOf[network];
  const allowance = config.allowances[purse].at(-1);
  if (!allowance) return null;
  const { used, all } = await findUse(db, purse, allowance.span);
  return {
    span: allowance.span,
    used,
    left: Math.max(0, allowance.units - used),
    kept: keptOf(allowance.units),
    resets_at: all > 0 ? new Date(Date.now() + all * 1_000).toISOString() : null,
    shared_with: networks.filter((other) => other !== network && purseOf[other] === purse),
  };
}
