/** One filter of a FilterBar. */
export interface FilterDefinition {
  /** Name of the query parameter, the same in the address and in the API. */
  source: string;
  /** i18n key. */
  label: string;
  kind: 'many' | 'one' | 'number' | 'day';
  /** Choices with their translated labels. */
  options?: { value: string; label: string }[];
  /** Waits in the “more” menu until it is set. */
  more?: boolean;
}
