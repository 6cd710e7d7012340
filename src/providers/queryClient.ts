import { QueryClient } from '@tanstack/react-query';
import { onChanged } from './changes';
import { isStale } from './queryKeys';

/** What was read. Of a change exactly what is drawn from it is read anew, or forgotten where nothing shows it and it was changed here. */
export function createQueryClient(): { queryClient: QueryClient; stop: () => void } {
  const queryClient = new QueryClient({
    // Without a connection a call fails and says so, instead of waiting in silence.
    defaultOptions: {
      // What a page's parts ask for one after the other is one question; changes are heard of by themselves.
      queries: { networkMode: 'always', staleTime: 1_000 },
      mutations: { networkMode: 'always' },
    },
  });
  const stop = onChanged((changed, where) => {
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => isStale(queryKey, changed);
    // Whoever has just saved must not see the former values for a moment; else they are better than none, as offline.
    if (where === 'here') queryClient.removeQueries({ type: 'inactive', predicate });
    void queryClient.invalidateQueries({ predicate });
  });
  return { queryClient, stop };
}
