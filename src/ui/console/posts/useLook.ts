import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The post that is looked at, by id in the address, so that it stands a reload and can be sent; several lists of a page have each their own name. */
export function useLook(name = 'look') {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get(name);
  return useMemo(() => {
    const write = (next: string | null, replace: boolean) =>
      setParameters(
        (previous) => {
          const draft = new URLSearchParams(previous);
          if (next) draft.set(name, next);
          else draft.delete(name);
          return draft;
        },
        { replace },
      );
    return {
      id,
      open: (next: string) => write(next, false),
      /** The next one is no step of its own. */
      move: (next: string) => write(next, true),
      close: () => write(null, true),
    };
  }, [id, name, setParameters]);
}
