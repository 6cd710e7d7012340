import { describe, expect, it } from 'vitest';
import { changeListPlace, isOwnStep, type ListChange, readListPlace } from '../../src/ui/console/list/listParams';

const at = (query: string) => new URLSearchParams(query);
const changed = (query: string, change: ListChange) => changeListPlace(at(query), change).toString();

describe('the address of a list', () => {
  it('says page, size, search, sort and the filters that are named', () => {
    expect(
      readListPlace(at('page=3&pageSize=20&search=m%E1%BA%B9&sort=name-ASC&type=a&type=b&tab=x'), ['type']),
    ).toEqual({
      page: 3,
      pageSize: 20,
      search: 'mẹ',
      sort: { field: 'name', order: 'ASC' },
      filters: { type: ['a', 'b'] },
    });
  });

  it('is page 1 of 10 where it says nothing, or nothing that makes sense', () => {
    const plain = { page: 1, pageSize: 10, search: '', sort: undefined, filters: {} };
    for (const query of [
      '',
      'page=0&pageSize=-5',
      'page=1.5&pageSize=x',
      'sort=name-UP&type=',
      'page=1e99&pageSize=',
    ]) {
      expect(readListPlace(at(query), ['type']), query).toEqual(plain);
    }
    expect(readListPlace(at('pageSize=5000'), []).pageSize).toBe(200);
  });

  it('keeps what is not the list’s own, and returns to page 1 with every change but of the page', () => {
    const before = 'tab=kols&page=4&pageSize=20&type=a';
    expect(changed(before, { page: 5 })).toBe('tab=kols&page=5&pageSize=20&type=a');
    expect(changed(before, { page: 1 })).toBe('tab=kols&pageSize=20&type=a');
    expect(changed(before, { pageSize: 50 })).toBe('tab=kols&pageSize=50&type=a');
    expect(changed(before, { pageSize: 10 })).toBe('tab=kols&type=a');
    expect(changed(before, { search: 'hà nội' })).toBe('tab=kols&pageSize=20&type=a&search=h%C3%A0+n%E1%BB%99i');
    expect(changed(before, { filters: { type: ['b', 'c'] } })).toBe('tab=kols&pageSize=20&type=b&type=c');
    expect(changed(before, { filters: { type: [] }, search: '' })).toBe('tab=kols&pageSize=20');
    expect(changed(before, { sort: { field: 'name', order: 'DESC' } })).toBe(
      'tab=kols&pageSize=20&type=a&sort=name-DESC',
    );
  });

  it('is one step of the history per search, however often it is refined', () => {
    expect(isOwnStep(at('page=3'), { search: 'a' })).toBe(true);
    expect(isOwnStep(at('search=a'), { search: 'ab' })).toBe(false);
    expect(isOwnStep(at('search=ab'), { search: '' })).toBe(true);
    expect(isOwnStep(at('search=ab'), { page: 2 })).toBe(true);
  });
});
