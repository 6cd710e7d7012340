import { expect, it } from 'vitest';
import { requestStatuses } from '../src/domain/campaigns/values';
import { mailsGuest } from '../src/domain/requests/rules';

it('a guest is mailed of a new status, but of no request that waits again; nobody else is', () => {
  const asked = { is_guest: true, request_status: 'on_going' } as const;
  expect(requestStatuses.filter((next) => mailsGuest(asked, next))).toEqual(['approved', 'cancel']);
  expect(requestStatuses.some((next) => mailsGuest({ ...asked, is_guest: false }, next))).toBe(false);
});
