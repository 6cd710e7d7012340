import { type AskedPost, NetworkFailure, type PublishedMetrics } from './network';

type Figures = Map<string, PublishedMetrics | null>;

/**
 * Figures of posts where a network finds them only among an account's posts. `look` looks one account through: null = it
 * does not have the post, left out = not seen that far back. A post is gone where every account of its KOL says so; an
 * account the network tells nothing of says nothing, and keeps nothing from the others.
 */
export async function figuresByAccount(
  asked: readonly AskedPost[],
  look: (account: string, wanted: readonly AskedPost[]) => Promise<Figures>,
): Promise<Figures> {
  const figures: Figures = new Map();
  const without = new Map<string, number>();
  for (const account of new Set(asked.flatMap(({ accounts }) => accounts))) {
    const wanted = asked.filter(({ url, accounts }) => accounts.includes(account) && !figures.has(url));
    if (wanted.length === 0) continue;
    for (const [url, metrics] of await unlessUntold(() => look(account, wanted))) {
      if (metrics) figures.set(url, metrics);
      else without.set(url, (without.get(url) ?? 0) + 1);
    }
  }
  for (const { url, accounts } of asked) if (without.get(url) === accounts.length) figures.set(url, null);
  return figures;
}

async function unlessUntold(look: () => Promise<Figures>): Promise<Figures> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof NetworkFailure && (error.reason === 'not_told' || error.reason === 'not_found'))
      return new Map();
    throw error;
  }
}
