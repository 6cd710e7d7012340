import { describe, expect, it } from 'vitest';
import { openLinksOf, stateOfLink } from '../../src/admin/pages/reports/share/states';
import type { LinkedSnapshot, ReportLink } from '../../src/domain/reportLinks/types';

const later = new Date(Date.now() + 86_400_000).toISOString();
const frozen: LinkedSnapshot = { id: 's', number: 'RPT-2026-000001', validity: 'valid', withdrawn_at: null };
const link = (changes: Partial<ReportLink> = {}): ReportLink => ({
  ...{ id: 'l', campaign_id: 'c', label: null, url: null, url_withheld: false, expires_at: later },
  ...{ has_passcode: false, hidden_blocks: [], lang: 'vi', snapshot: frozen, active: true, version: 1 },
  ...{ visits: { count: 0, last_at: null, days: [] }, created_at: later, createdBy: null },
  ...changes,
});
const withdrawn = { ...frozen, validity: 'withdrawn', withdrawn_at: '2026-04-01T00:00:00.000Z' } as const;

describe('a link to a frozen report', () => {
  it('opens nothing once that was withdrawn, though it is switched on and whatever took its place', () => {
    expect(stateOfLink(link())).toBe('open');
    expect(stateOfLink(link({ snapshot: { ...frozen, validity: 'replaced' } }))).toBe('open');
    for (const active of [true, false]) {
      for (const validity of ['withdrawn', 'replaced'] as const)
        expect(stateOfLink(link({ active, snapshot: { ...withdrawn, validity } }))).toBe('withdrawn');
    }
  });

  it('is among those that end with it while it opens', () => {
    const links = [
      link({ id: 'open' }),
      link({ id: 'ended', expires_at: '2026-01-01T00:00:00.000Z' }),
      link({ id: 'revoked', active: false }),
      link({ id: 'of another', snapshot: { ...frozen, id: 'other' } }),
      link({ id: 'live', snapshot: null }),
    ];
    expect(openLinksOf('s', links).map(({ id }) => id)).toEqual(['open']);
  });
});
