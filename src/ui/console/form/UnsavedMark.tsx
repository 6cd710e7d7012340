import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { type LostBy, markUnsaved } from '../../../providers/unsaved';

/** Inside a form: while it holds unsaved entries, leaving asks first. */
export function UnsavedMark({ lostBy, onDiscard }: { lostBy: LostBy; onDiscard?: () => void }) {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  useEffect(() => (isUnsaved ? markUnsaved(lostBy, onDiscard) : undefined), [isUnsaved, lostBy, onDiscard]);
  return null;
}
