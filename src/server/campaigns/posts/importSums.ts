import type { TargetChange } from '../../../domain/imports';
import { type PostMetric, postMetrics } from '../../../domain/networks';

type Figures = Partial<Record<PostMetric, number | null>>;

const total = (posts: readonly Figures[], metric: PostMetric) =>
  posts.reduce((sum, post) => sum + (post[metric] ?? 0), 0);

/** What the posts of a workbook do to the sums of their campaign; `stored` are its figures by post, null without one. */
export function postTargetChange(
  stored: ReadonlyMap<string, Figures> | null,
  planned: readonly { id: string; input: Figures }[],
): TargetChange {
  const before = [...(stored ?? [])];
  const replaced = new Set(planned.map(({ id }) => id));
  const after = [
    ...before.filter(([id]) => !replaced.has(id)).map(([, one]) => one),
    ...planned.map((one) => one.input),
  ];
  const sums = postMetrics
    .map((name) => ({
      name,
      from: total(
        before.map(([, one]) => one),
        name,
      ),
      to: total(after, name),
    }))
    .filter(({ from, to }) => from !== to);
  return { sums, budget: null, new_kols: [] };
}
