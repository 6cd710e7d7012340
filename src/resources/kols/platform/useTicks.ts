import { useState } from 'react';
import type { ChannelPost } from '../../../domain/social/types';

/** Which posts the totals are of: all of them until somebody takes one out. */
export function useTicks(posts: readonly ChannelPost[]) {
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const ticked = posts.filter(({ id }) => !unticked.has(id));
  const areAll = ticked.length === posts.length;
  return {
    ticked,
    areAll,
    has: (id: string) => !unticked.has(id),
    tick: (id: string, on: boolean) => {
      const next = new Set(unticked);
      if (on) next.delete(id);
      else next.add(id);
      setUnticked(next);
    },
    tickAll: () => setUnticked(new Set(areAll ? posts.map(({ id }) => id) : [])),
  };
}

export type Ticks = ReturnType<typeof useTicks>;
