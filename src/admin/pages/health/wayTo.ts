import type { Health, HealthPart } from '../../../domain/health/types';
import { pathTo, type RouteName } from '../../../domain/routes';

interface Way {
  page: RouteName;
  to: string;
  name: 'queue' | 'failed' | 'networks';
}

/** Where a part is looked at more closely; null where there is no such page. */
export function wayTo(part: HealthPart, health: Health): Way | null {
  if (part === 'networks') return { page: 'networks', to: pathTo('networks'), name: 'networks' };
  if (part !== 'queue' && part !== 'mail') return null;
  const page = 'jobsQueue';
  const jobs = pathTo(page);
  const kind: Record<string, string> = part === 'mail' ? { kind: 'mail' } : {};
  if (!health[part].failed) return { page, to: `${jobs}?${new URLSearchParams(kind)}`, name: 'queue' };
  return { page, to: `${jobs}?${new URLSearchParams({ ...kind, state: 'failed' })}`, name: 'failed' };
}
