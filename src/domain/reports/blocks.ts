/** What a report consists of, in the order it is read (CONTRACT-2 §9). */
export const reportBlocks = [
  'cover',
  'key_figures',
  'findings',
  'view',
  'engagement',
  'buzz',
  'comment',
  'networks',
  'days',
  'cost',
  'kols',
  'posts',
  'tags',
  'clicks',
  'acceptance',
  'recommendation',
  'method',
] as const;
export type ReportBlock = (typeof reportBlocks)[number];

/** The blocks asked for, in the report's order; all where none is named. The cover always stays. */
export function blocksAsked(asked: readonly ReportBlock[] | undefined): ReportBlock[] {
  return reportBlocks.filter((block) => block === 'cover' || !asked?.length || asked.includes(block));
}
