/** The texts of a report, rich, in the order they are read (spec 1 §3 Report option keys). */
export const reportTextNames = [
  'key_finding',
  'key_finding_top_1',
  'key_finding_top_2',
  'key_finding_top_3',
  'view',
  'engagement',
  'buzz',
  'key_recommendation',
] as const;
export type ReportTextName = (typeof reportTextNames)[number];
