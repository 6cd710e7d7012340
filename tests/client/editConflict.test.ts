import { describe, expect, it } from 'vitest';
import { compareEdits } from '../../src/ui/console/conflict/editConflict';

const base = { name: 'A', bio: 'x', note: '', tags: ['1'] };

describe('two edits of one record', () => {
  it('tell what both have changed from what only the other one has', () => {
    const { differences, own } = compareEdits(
      base,
      { ...base, name: 'mine', note: 'mine' },
      { ...base, name: 'theirs', tags: ['1', '2'] },
    );
    expect(differences).toEqual([
      { field: 'name', mine: 'mine', theirs: 'theirs', clashes: true },
      { field: 'tags', mine: ['1'], theirs: ['1', '2'], clashes: false },
    ]);
    expect(own).toEqual(['note']);
  });

  it('say nothing of a field both have changed alike, nor of one nobody has', () => {
    expect(compareEdits(base, { ...base, bio: 'y' }, { ...base, bio: 'y' })).toEqual({ differences: [], own: [] });
    expect(compareEdits({ ...base, note: null }, base, base)).toEqual({ differences: [], own: [] });
  });
});
