import { expect, it } from 'vitest';
import { standingWords } from '../../src/resources/kols/standingWords';

const told = (key: string, { count }: { count?: number } = {}) => `${key.replace('kolUpload.standing.', '')} ${count}`;
const added = { effect: 'adds', status: 'active', public: true } as const;
const waiting = { effect: 'adds', status: 'pending', public: false } as const;
const changed = { effect: 'changes', status: 'active', public: true } as const;
const held = { effect: 'changes', status: 'pending', public: true, held: true } as const;

it('tells before and after an import which KOLs are on the public site at once and which wait', () => {
  const words = (rows: Parameters<typeof standingWords>[0], done = false) => standingWords(rows, told, done);
  expect(words([added, added, changed])).toBe('do.public 2');
  expect(words([waiting, held, held])).toBe('do.pending 1 do.held 2');
  expect(words([added], true)).toBe('done.public 1');
  expect(words([waiting, held], true)).toBe('done.pending 1 done.held 1');
  expect(words([changed, { ...changed, status: 'pending', public: false }, { ...added, public: false }])).toBeNull();
});
