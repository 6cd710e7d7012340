import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { EditContext, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { hasUnsaved } from '../../../providers/unsaved';
import type { EditConflict } from '../conflict/editConflict';
import { useSave } from './useSave';

export interface Editing<T> {
  /** The record as its form holds it. */
  toForm: (record: T) => FieldValues;
  /** What was changed since `before`, as the call takes it. */
  changed: (values: FieldValues, before: FieldValues) => FieldValues;
  /** Saves otherwise than by the update of the RecordEdit around; `onStep` takes what each call before the last answers. */
  write?: (record: T, body: FieldValues, onStep: (record: T) => void) => Promise<T>;
  /** Reads the record otherwise than the RecordEdit around does. @throws where it may no longer be edited */
  read?: () => Promise<T>;
}

interface Edited<T> {
  /** For the form: what it begins with, the choice between two edits, and what saves; throws the refusal. */
  form: {
    defaultValues: FieldValues;
    draft: string;
    conflict: EditConflict;
    onSubmit: (values: FieldValues) => Promise<T>;
  };
  /** What the form held when it began, of the record that is saved over. */
  before: () => FieldValues;
  /** The record that is saved over. */
  base: () => T;
}

/**
 * One record being edited: only what was changed is sent, with the version the form began with. A newer record is taken
 * over while nothing was entered; a save that comes too late leads to the choice between both (CONTRACT.md §1 version).
 */
export function useEdited<T extends RaRecord & { version: number }>(record: T, editing: Editing<T>): Edited<T> {
  const view = useContext(EditContext);
  const update = useSave<T>();
  const base = useRef(record);
  const latest = useRef(record);
  const [defaultValues, setStart] = useState(() => editing.toForm(record));
  const before = useRef(() => toForm.current(base.current));
  const toForm = useRef(editing.toForm);
  useEffect(() => {
    toForm.current = editing.toForm;
  });

  const follow = useEffectEvent((newer: T) => {
    if (newer.version <= base.current.version || hasUnsaved()) return;
    base.current = newer;
    setStart(editing.toForm(newer));
  });
  useEffect(() => follow(record), [record]);

  const moveOn = (newer: T) => {
    base.current = newer;
  };
  const readAgain = async (): Promise<T> => {
    if (editing.read) return editing.read();
    if (!view) throw new Error('What stands in no RecordEdit says itself how it is read');
    const { data, error } = await view.refetch();
    if (error) throw error;
    return data as T;
  };

  const conflict: EditConflict = {
    load: async () => {
      latest.current = await readAgain();
      return editing.toForm(latest.current);
    },
    accept: () => {
      base.current = latest.current;
    },
  };
  const onSubmit = async (values: FieldValues) => {
    const { version } = base.current;
    const body = { ...editing.changed(values, editing.toForm(base.current)), version };
    base.current = await (editing.write ? editing.write(base.current, body, moveOn) : update(body));
    // As it is kept, which may be tidier than it was typed.
    setStart(editing.toForm(base.current));
    return base.current;
  };
  return {
    form: { defaultValues, draft: String(record.id), conflict, onSubmit },
    before: before.current,
    base: () => base.current,
  };
}
