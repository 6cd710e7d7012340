import type { ReactNode } from 'react';

/** One tab of a page's tabs. */
export interface Tab {
  key: string;
  /** Already translated. */
  label: string;
  count?: number | undefined;
  /** What waits there, in words; shown as its number. */
  waiting?: { count: number; label: string } | undefined;
  content: ReactNode;
}
