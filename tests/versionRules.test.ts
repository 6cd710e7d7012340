import { expect, it } from 'vitest';
import { changesState } from '../src/domain/versions/rules';

it('an entry changes what can be taken back by its own fields, not by where the record stands', () => {
  const website = { website: { before: null, after: 'https://moc.vn' } };
  const status = { status: { before: 'pending', after: 'reject' }, reason: { after: 'Chưa rõ' } };
  expect(changesState({ action: 'update', changes: website })).toBe(true);
  expect(changesState({ action: 'update', changes: { ...website, ...status } })).toBe(true);
  expect(changesState({ action: 'update', changes: status })).toBe(false);
  expect(changesState({ action: 'update', changes: {} })).toBe(false);
  expect(changesState({ action: 'propose', changes: website })).toBe(false);
});
