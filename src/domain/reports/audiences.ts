/** Whom a frozen report is made for: staff read all of it, customers what a reduced viewer is told. */
export const audiences = ['staff', 'customer'] as const;
export type Audience = (typeof audiences)[number];
