import { late } from '../../../ui/plain/late';

/** What is only seen once it was asked for: the page does without its code until then. */
export const Duplicates = late(() => import('./Duplicates').then((module) => ({ default: module.Duplicates })));
export const LikelyDuplicates = late(() =>
  import('./Duplicates').then((module) => ({ default: module.LikelyDuplicates })),
);
