import { lazy } from 'react';

/** What is only seen once it was asked for: the page does without its code until then. */
export const Duplicates = lazy(() => import('./Duplicates').then((module) => ({ default: module.Duplicates })));
export const LikelyDuplicates = lazy(() =>
  import('./Duplicates').then((module) => ({ default: module.LikelyDuplicates })),
);
