import { createContext, type ReactNode } from 'react';
import type { Tab } from './tab';

/** Ids of the places in the top bar where a phone has a record's head and its menu of actions. */
export const recordSlots = { head: 'record-head', menu: 'record-menu' } as const;

export interface SummaryHeadProps {
  picture?: ReactNode;
  title: string;
  /** What it is known by beside its name. */
  code: string;
  /** Whether a button copies it, where there is room for one. */
  isCopied?: boolean;
  chips?: ReactNode;
}

/** How the parts of a record's page stand on a phone. */
interface DetailPlace {
  head: (props: SummaryHeadProps) => ReactNode;
  actions: (children: ReactNode) => ReactNode;
  /** The tabs with the summary behind one of them. */
  tabs: (tabs: Tab[]) => Tab[];
  /** The tabs' own bar. */
  barClass: string | undefined;
  onOpened: (bar: HTMLElement) => void;
}

/** Null beside the summary, within a tab, and within a sheet over the page. */
export const DetailPlaceContext = createContext<DetailPlace | null>(null);
