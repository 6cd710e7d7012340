import type { ReportLink } from '../../../../domain/reportLinks/types';
import type { ReportSnapshot } from '../../../../domain/reportSnapshots/types';
import type { SnapshotStatus, Validity } from '../../../../domain/reportSnapshots/values';
import type { StatusTone } from '../../../../ui/console/record/statusTones';

/** What a frozen report is said to be: how far its files are, and once they are there whether it counts. */
type SnapshotState = Exclude<SnapshotStatus, 'ready'> | Validity;

export const snapshotTones: Record<SnapshotState, StatusTone> = {
  rendering: 'info',
  failed: 'bad',
  valid: 'good',
  withdrawn: 'warn',
  replaced: 'muted',
};

export const stateOfSnapshot = ({ status, validity }: ReportSnapshot): SnapshotState =>
  validity === 'valid' && status !== 'ready' ? status : validity;

type LinkState = 'open' | 'ended' | 'revoked';

export const linkTones: Record<LinkState, StatusTone> = { open: 'good', ended: 'muted', revoked: 'warn' };

export function stateOfLink({ active, expires_at }: ReportLink): LinkState {
  if (!active) return 'revoked';
  return new Date(expires_at) > new Date() ? 'open' : 'ended';
}
