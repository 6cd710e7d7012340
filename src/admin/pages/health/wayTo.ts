import type { Health, HealthPart } from '../../../domain/health/types';
import { pathTo } from '../../../domain/routes';

/** Where a part is looked at more closely; null where there is no such page. */
export function wayTo(part: HealthPart, health: Health): { to: string; name: 'queue' | 'failed' | 'networks' } | null {
  if (part === 'networks') return { to: pathTo('networks'), name: 'networks' };
  if (part !== 'queue' && part !== 'mail') return null;
  const jobs = pathTo('jobsQueue');
  const kind: Record<string, string> = part === 'mail' ? { kind: 'mail' } : {};
  if (!health[part].failed) return { to: `${jobs}?${new URLSearchParams(kind)}`, name: 'queue' };
  return { to: `${jobs}?${new URLSearchParams({ ...kind, state: 'failed' })}`, name: 'failed' };
}
