import type { ReportLink } from '../../../../domain/reportLinks/types';
import type { ReportSnapshot } from '../../../../domain/reportSnapshots/types';
import type { LinkState, SnapshotState } from '../../../../ui/plain/statusTones';

export const stateOfSnapshot = ({ status, validity }: ReportSnapshot): SnapshotState =>
  validity === 'valid' && status !== 'ready' ? status : validity;

/** The links that open now and will not once this frozen report is withdrawn. */
export const openLinksOf = (id: string, links: readonly ReportLink[]): ReportLink[] =>
  links.filter((link) => link.snapshot?.id === id && stateOfLink(link) === 'open');

export function stateOfLink({ active, expires_at, snapshot }: ReportLink): LinkState {
  // Nothing opens it again.
  if (snapshot?.withdrawn_at) return 'withdrawn';
  if (!active) return 'revoked';
  return new Date(expires_at) > new Date() ? 'open' : 'ended';
}
