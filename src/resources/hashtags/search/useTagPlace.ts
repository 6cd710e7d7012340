import { useSearchParams } from 'react-router-dom';
import { hashtagLimits, hashtagsTyped } from '../../../domain/hashtags/rules';

/** The hashtags asked for, kept in the address (spec 1 §2): split on commas and blanks, each once. */
export function useTagPlace() {
  const [parameters, setParameters] = useSearchParams();
  const tags = hashtagsTyped(parameters.get('hashtags') ?? '').slice(0, hashtagLimits.searched);
  const ask = (wanted: readonly string[]) =>
    setParameters((previous) => {
      const next = new URLSearchParams(previous);
      for (const name of ['kol', 'brand']) next.delete(name);
      if (wanted.length > 0) next.set('hashtags', wanted.join(','));
      else next.delete('hashtags');
      return next;
    });
  return { tags, ask };
}
