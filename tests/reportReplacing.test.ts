import { describe, expect, it } from 'vitest';
import { replacedByItself } from '../src/domain/reportSnapshots/rules';

describe('the frozen report whose place the next one takes by itself', () => {
  const frozen = (count: number, validity: 'valid' | 'withdrawn' | 'replaced', audience: 'staff' | 'customer') => ({
    ...{ number: `RPT-2026-00000${count}`, validity, audience },
  });

  it('is the newest withdrawn one for the same people that none has replaced', () => {
    const all = [
      frozen(1, 'withdrawn', 'customer'),
      frozen(3, 'withdrawn', 'customer'),
      frozen(5, 'replaced', 'customer'),
      frozen(7, 'valid', 'customer'),
      frozen(8, 'withdrawn', 'staff'),
    ];
    expect(replacedByItself(all, 'customer')?.number).toBe('RPT-2026-000003');
    expect(replacedByItself(all, 'staff')?.number).toBe('RPT-2026-000008');
  });

  it('is none while none is withdrawn', () => {
    expect(replacedByItself([frozen(1, 'valid', 'customer'), frozen(2, 'replaced', 'customer')], 'customer')).toBe(
      undefined,
    );
  });
});
