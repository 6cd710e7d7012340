import { describe, expect, it } from 'vitest';
import { changedBy, isStale, keyOf } from '../../src/providers/queryKeys';

const list = ['kols', 'getList', { pagination: { page: 1, perPage: 10 } }];
const one = (id: string) => ['kols', 'getOne', { id, meta: { whole: true } }];

describe('what a change makes stale', () => {
  it('is every list of the entity, and of single records the one that changed', () => {
    expect(isStale(list, [['kols', 'a']])).toBe(true);
    expect(isStale(one('a'), [['kols', 'a']])).toBe(true);
    expect(isStale(one('b'), [['kols', 'a']])).toBe(false);
    expect(isStale(one('b'), [['kols']])).toBe(true);
    expect(isStale(list, [['languages']])).toBe(false);
  });

  it('is every answer drawn from it, whatever it is about', () => {
    const report = keyOf('finalReport', { params: { id: 'c' }, query: { as_of: '2026-03-09' } });
    expect(isStale(report, [['campaigns', 'c']])).toBe(true);
    expect(isStale(report, [['campaigns', 'other']])).toBe(false);
    expect(isStale(report, [['campaignPosts', 'p']])).toBe(true);
    expect(isStale(report, [['languages']])).toBe(false);
  });

  it('leaves the page of what was removed here as it is, but not the others', () => {
    expect(isStale(one('a'), [['kols', 'a', true]])).toBe(false);
    expect(isStale(list, [['kols', 'a', true]])).toBe(true);
    const campaign = ['campaigns', 'getOne', { id: 'c', meta: { whole: true } }];
    expect(isStale(campaign, changedBy('campaignDelete', 'c'))).toBe(false);
    expect(isStale(keyOf('campaignOverview', { params: { id: 'c' } }), changedBy('campaignDelete', 'c'))).toBe(false);
    expect(isStale(['campaignPosts', 'getList', { filter: { id: 'c' } }], changedBy('campaignDelete', 'c'))).toBe(
      false,
    );
    expect(isStale(campaign, changedBy('campaignDelete', 'another'))).toBe(true);
  });

  it('is nothing of who is signed in, nor of what no call stands behind', () => {
    expect(isStale(['auth', 'getPermissions', {}], [['me']])).toBe(false);
    expect(isStale(['nowhere', 'getList', {}], [['kols']])).toBe(false);
  });
});

describe('what a call changes', () => {
  it('names the record for its own entity alone', () => {
    const [own, ...others] = changedBy('kolUpdate', 'a');
    expect(own).toEqual(['kols', 'a']);
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toHaveLength(1);
    expect(changedBy('kolCreate')[0]).toEqual(['kols']);
  });

  it('knows a removal by its method and by its path', () => {
    expect(changedBy('kolDelete', 'a')[0]).toEqual(['kols', 'a', true]);
    expect(changedBy('customerDelete', 'a')[0]).toEqual(['customers', 'a', true]);
  });

  it('is nothing for a read', () => {
    expect(changedBy('kolList')).toEqual([]);
  });
});
