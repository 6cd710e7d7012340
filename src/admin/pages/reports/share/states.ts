import type { ReportLink } from '../../../../domain/reportLinks/types';
import type { ReportSnapshot } from '../../../../domain/reportSnapshots/types';
import type { LinkState, SnapshotState } from '../../../../ui/plain/statusTones';

export const stateOfSnapshot = ({ status, validity }: ReportSnapshot): SnapshotState =>
  validity === 'valid' && status !== 'ready' ? status : validity;

export function stateOfLink({ active, expires_at }: ReportLink): LinkState {
  if (!active) return 'revoked';
  return new Date(expires_at) > new Date() ? 'open' : 'ended';
}
