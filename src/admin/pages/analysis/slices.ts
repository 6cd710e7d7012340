import type { ListLink } from './listLinks';

/** A part of a donut. */
export interface Slice {
  key: string;
  /** Already translated. */
  label: string;
  count: number;
  /** A colour of the theme. */
  fill: string;
  link: ListLink | null;
}
