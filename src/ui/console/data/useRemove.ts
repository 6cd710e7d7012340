import { useDelete } from 'react-admin';
import { quiet } from '../record/whole';

/** react-admin's delete of a resource, as a promise; throws the refusal. */
export function useRemove(resource: string): (id: string) => Promise<unknown> {
  const [remove] = useDelete();
  return (id) =>
    remove(resource, { id }, { mutationMode: 'pessimistic', returnPromise: true, onSuccess: quiet, onError: quiet });
}
