/**
 * Whole Vietnamese dong (VND).
 * @asType integer
 */
export type Vnd = number;

/**
 * A sum of whole Vietnamese dong (VND) in digits: over many campaigns it may be too large for a JSON number to be exact.
 * @pattern ^-?\d+$
 */
export type VndSum = string;

/** Vietnamese dong (VND) for each of something, such as an engagement or a view; at most 2 decimals. */
export type VndEach = number;

/** Percent: 100 is all of it; at most 2 decimals. */
export type Percent = number;

/**
 * A day, `YYYY-MM-DD`, as Asia/Ho_Chi_Minh has it.
 * @format date
 */
export type Day = string;

/**
 * An instant, ISO 8601 in UTC.
 * @format date-time
 */
export type Instant = string;
