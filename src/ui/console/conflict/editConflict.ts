import type { FieldValues } from 'react-hook-form';

/** What a form needs to put two people's edits of one record together. */
export interface EditConflict {
  /** Reads the record as it is now, into what the form holds. */
  load: () => Promise<FieldValues>;
  /** The person has chosen: from now on the form changes the record that `load` read last. */
  accept: () => void;
}

/** A field that somebody else has changed meanwhile. */
export interface Difference {
  field: string;
  mine: unknown;
  theirs: unknown;
  /** Both have changed it, each otherwise. */
  clashes: boolean;
}

export interface Comparison {
  differences: Difference[];
  /** Fields only this person has changed. */
  own: string[];
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');

/** Compares what two people made of the same record, field by field; `base` is what both started from. */
export function compareEdits(base: FieldValues, mine: FieldValues, theirs: FieldValues): Comparison {
  const fields = Object.keys(theirs);
  const isOwn = (field: string) => !same(mine[field], base[field]);
  const isTheirs = (field: string) => !same(theirs[field], base[field]);
  return {
    differences: fields
      .filter((field) => isTheirs(field) && !same(mine[field], theirs[field]))
      .map((field) => ({ field, mine: mine[field], theirs: theirs[field], clashes: isOwn(field) })),
    own: fields.filter((field) => isOwn(field) && !isTheirs(field)),
  };
}
