import { expect, it } from 'vitest';
import { saysItWaits } from '../../src/domain/approvals/creator';

it('tells the account role in the creator’s place that a record waits, and nobody else', () => {
  const waiting = { status: 'pending' } as const;
  expect(saysItWaits({ roles: ['account'] }, waiting)).toBe(true);
  expect(saysItWaits({ roles: ['account', 'admin'] }, waiting)).toBe(true);
  expect(saysItWaits({ roles: ['admin', 'account'] }, waiting)).toBe(false);
  expect(saysItWaits({ roles: [] }, waiting)).toBe(false);
  expect(saysItWaits({ roles: ['account'] }, { status: 'active' })).toBe(false);
  expect(saysItWaits({ roles: ['account'] }, {})).toBe(false);
});
