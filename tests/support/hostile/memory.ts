/** How much more than before a process may hold, as a share and in bytes: caches fill, and a heap is given back late. */
const slack = { share: 0.25, bytes: 48 * 1024 * 1024 };

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Says how memory grew where it did: the last quarter of the samples against the second, the first being warm-up.
 * Nothing where it is flat, or where there are too few samples to tell.
 */
export function growthOf(samples: readonly number[]): string | undefined {
  const quarter = Math.floor(samples.length / 4);
  if (quarter < 2) return undefined;
  const before = median(samples.slice(quarter, 2 * quarter));
  const after = median(samples.slice(-quarter));
  if (after <= before * (1 + slack.share) + slack.bytes) return undefined;
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
  return `memory grew from ${megabytes(before)} to ${megabytes(after)} MB`;
}
