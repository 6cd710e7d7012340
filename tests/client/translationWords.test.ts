import { describe, expect, it } from 'vitest';
import type { Keyword } from '../../src/domain/translations/types';
import { withWritten } from '../../src/resources/translations/words';

const keyword = (id: string, version = 1): Keyword => ({ id, key: id, version, built_in: true, translations: [] });
const ids = (rows: readonly Keyword[]) => rows.map(({ id, version }) => `${id}${version}`);
const found = ['a', 'b', 'c', 'd'].map((id) => keyword(id));

describe('the rows of the table of words', () => {
  it('are those found, each as it was last written until they are read anew', () => {
    expect(ids(withWritten(found, []))).toEqual(['a1', 'b1', 'c1', 'd1']);
    const written = [{ keyword: keyword('b', 2), index: 1, found }];
    expect(ids(withWritten(found, written))).toEqual(['a1', 'b2', 'c1', 'd1']);
    const again = ['a', 'b', 'c', 'd'].map((id) => keyword(id, 3));
    expect(ids(withWritten(again, written))).toEqual(['a3', 'b3', 'c3', 'd3']);
  });

  it('keep what was written and no longer fits the search where it stood', () => {
    const written = [
      { keyword: keyword('d', 2), index: 3, found },
      { keyword: keyword('b', 2), index: 1, found },
    ];
    expect(ids(withWritten([keyword('a'), keyword('c')], written))).toEqual(['a1', 'b2', 'c1', 'd2']);
    expect(ids(withWritten([], written))).toEqual(['b2', 'd2']);
  });
});
