import type { Network } from '../../networks';
import type { ReportBlock } from '../blocks';
import type { ReportChart } from '../charts/charts';

/** What a cell's value counts in; texts and links stand as they are. Days are `YYYY-MM-DD`. */
export type CellKind = 'text' | 'link' | 'count' | 'money' | 'cost' | 'percent' | 'day';

export interface SectionColumn {
  key: string;
  label: string;
  kind: CellKind;
  /** Of the columns that hold a metric against its target: the metric in words, and which of the three this is. */
  goal?: { metric: string; part: 'current' | 'target' | 'rate' };
}

export type SectionCell = string | number | null;

/** A figure as it is read: its value in words, what it is held against, and for how many posts it is known. */
export interface SectionFigure {
  label: string;
  value: string;
  /** `of 120.000`, or null where nothing was promised. */
  target: string | null;
  /** Of the target in %, for a bar; null is none. */
  rate: number | null;
  note: string | null;
}

export interface SectionPicture {
  /** Address of a picture of ours; null where there is none. */
  src: string | null;
  title: string;
  lines: string[];
  href: string | null;
  /** Of a post: its network, and what it says, for where there is no picture. */
  post?: { network: Network; words: string | null };
}

/** What a section is made of, in the order it is read. */
export type SectionPart =
  | { is: 'lead'; text: string }
  | { is: 'rich'; title: string | null; html: string }
  | { is: 'figures'; large: boolean; figures: SectionFigure[] }
  | { is: 'chart'; title: string; chart: ReportChart }
  /** `note` says in a line what its rows do not. */
  | { is: 'table'; title: string; columns: SectionColumn[]; rows: SectionCell[][]; note?: string }
  | { is: 'pictures'; pictures: SectionPicture[] }
  | { is: 'facts'; facts: { label: string; text: string }[] };

/** A block of a report in one language, as every form of it shows it. */
export interface ReportSection {
  /** What proves a frozen report ends it, whichever blocks it has. */
  block: ReportBlock | 'frozen';
  title: string;
  parts: SectionPart[];
}
