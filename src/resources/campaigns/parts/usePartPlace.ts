import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What the address says of the open part: a SOW, a post or a planned one (`content`) by id, or `new`; `of` is the SOW a new post is for, or a new SOW a copy of. `look` and `found` are posts that are looked at: no part is open beside them. */
export const partParameters = ['sow', 'post', 'of', 'content', 'look', 'found'] as const;
type Place = Partial<Record<(typeof partParameters)[number], string>>;

/** Opens and closes the drawers of SOWs and posts, in the address, so that they stand a reload and can be sent. */
export function usePartPlace() {
  const [parameters, setParameters] = useSearchParams();
  const [sow, post, of, content] = partParameters.map((name) => parameters.get(name));
  return useMemo(() => {
    const open = (place: Place) =>
      setParameters((previous) => {
        const draft = new URLSearchParams(previous);
        for (const name of partParameters) {
          const value = place[name];
          if (value) draft.set(name, value);
          else draft.delete(name);
        }
        return draft;
      });
    return { sow, post, of, content, open, close: () => open({}) };
  }, [sow, post, of, content, setParameters]);
}
