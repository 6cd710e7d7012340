import { memoryStore, queryReducer } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { addressKey, addressStore } from '../../src/ui/console/list/addressStore';
import { changeListPlace, isOwnStep, type ListChange, readListPlace } from '../../src/ui/console/list/listParams';
import type { ListParams } from '../../src/ui/console/list/useListParams';

type Action = Parameters<typeof queryReducer>[1];
type Query = Parameters<typeof queryReducer>[0];

const names = ['type', 'tag'];
const newestFirst = { field: 'date', order: 'DESC' as const };

/** A store made ready, as StoreContextProvider does. */
function ready() {
  const store = memoryStore();
  store.setup();
  return store;
}

/** A list at an address, with what it would have written there. */
function listAt(address: string, isPastEnd = false, hasFailed = false) {
  const before = new URLSearchParams(address);
  const place = readListPlace(before, names);
  const changes: ListChange[] = [];
  const params = { ...place, change: (wanted: ListChange) => changes.push(wanted) } as unknown as ListParams;
  const behind = ready();
  const store = addressStore({
    behind,
    selection: ready(),
    params,
    sort: place.sort ?? newestFirst,
    searchSource: 'stage_name',
    isPastEnd: () => isPastEnd,
    hasFailed: () => hasFailed,
  });
  const kept = () => store.getItem<Query>(addressKey) as Query;
  return {
    store,
    behind,
    kept,
    /** What these wishes, one after the other, make of an address. */
    after: (actions: Action[], now = address) => {
      store.setItem(addressKey, actions.reduce(queryReducer, kept()));
      return changeListPlace(new URLSearchParams(now), changes.at(-1) ?? {}).toString();
    },
    changes,
    isStep: () => isOwnStep(before, changes.at(-1) ?? {}),
  };
}

const page = (payload: number): Action => ({ type: 'SET_PAGE', payload });
const perPage = (payload: number): Action => ({ type: 'SET_PER_PAGE', payload });
const sort = (field: string, order: 'ASC' | 'DESC'): Action => ({ type: 'SET_SORT', payload: { field, order } });
const filter = (payload: object): Action => ({ type: 'SET_FILTER', payload: { filter: payload } });

describe('the store a list stands on', () => {
  it('says page, size, order, search and filters as the address does', () => {
    expect(listAt('page=3&pageSize=20&search=mai&type=a&type=b&sort=name-ASC&tab=x').kept()).toMatchObject({
      page: 3,
      perPage: 20,
      sort: 'name',
      order: 'ASC',
      filter: { stage_name: 'mai', type: ['a', 'b'] },
    });
    expect(listAt('').kept()).toMatchObject({ page: 1, perPage: 10, sort: 'date', order: 'DESC', filter: {} });
  });

  it('stays where it is while its rows cannot be read, but goes where it is told to', () => {
    const failing = listAt('page=3', false, true);
    failing.after([page(1)]);
    expect(failing.changes).toEqual([]);
    failing.after([filter({ stage_name: 'mai' })]);
    expect(failing.changes).toEqual([{ page: 1, search: 'mai' }]);
  });

  it.each([
    ['another page', [page(4)], 'page=4&pageSize=20&search=mai&type=a&tab=x'],
    ['the first page', [page(1)], 'pageSize=20&search=mai&type=a&tab=x'],
    ['another size', [perPage(50)], 'pageSize=50&search=mai&type=a&tab=x'],
    ['another order', [sort('name', 'ASC')], 'pageSize=20&search=mai&type=a&tab=x&sort=name-ASC'],
    ['other filters', [filter({ stage_name: 'mai', tag: ['c'] })], 'pageSize=20&search=mai&tab=x&tag=c'],
    ['another search', [filter({ stage_name: 'lan', type: ['a'] })], 'pageSize=20&search=lan&type=a&tab=x'],
    ['no filters', [filter({})], 'pageSize=20&tab=x'],
    ['one filter less', [{ type: 'HIDE_FILTER', payload: 'type' }], 'page=3&pageSize=20&search=mai&tab=x'],
    [
      'size, order and page',
      [perPage(50), sort('name', 'DESC'), page(2)],
      'page=2&pageSize=50&search=mai&type=a&tab=x&sort=name-DESC',
    ],
  ] satisfies [string, Action[], string][])('writes %s into the address, and nothing else', (_, actions, expected) => {
    expect(listAt('page=3&pageSize=20&search=mai&type=a&tab=x').after(actions)).toBe(expected);
  });

  it('changes what was asked for, whatever else the address says meanwhile', () => {
    const list = listAt('type=a');
    expect(list.after([page(2)], 'type=b&tag=c&search=mai')).toBe('type=b&tag=c&search=mai&page=2');
    expect(list.after([sort('name', 'ASC')], 'pageSize=50&tag=c')).toBe('pageSize=50&tag=c&sort=name-ASC');
  });

  it('takes a page as a step to come back to, unless there is nothing on it', () => {
    const list = listAt('page=9&search=mai');
    list.after([page(2)]);
    expect(list.isStep()).toBe(true);
    const empty = listAt('page=9&search=mai', true);
    expect(empty.after([page(1)])).toBe('search=mai');
    expect(empty.isStep()).toBe(false);
  });

  it('goes on to another page of a list that was read, and then could not be read anew', () => {
    expect(listAt('', false, true).after([page(2)])).toBe('page=2');
    expect(listAt('page=2', false, true).after([page(3)])).toBe('page=3');
  });

  it('keeps what is selected to itself, and leaves the rest to the store behind', () => {
    const { store, behind } = listAt('');
    store.setItem(`${addressKey}.selectedIds`, ['a']);
    store.setItem('kols.columns', { jobs: true });
    expect(store.getItem(`${addressKey}.selectedIds`)).toEqual(['a']);
    expect(behind.listItems?.()).toEqual({ 'kols.columns': { jobs: true } });
    const told: unknown[] = [];
    const end = store.subscribe('kols.columns', (value) => told.push(value));
    behind.setItem('kols.columns', {});
    end();
    behind.setItem('kols.columns', { name: false });
    expect(told).toEqual([{}]);
    expect(store.getItem('kols.columns')).toEqual({ name: false });
  });
});
