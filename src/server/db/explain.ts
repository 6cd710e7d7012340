import type pg from 'pg';

const explainable = /^\s*(select|with|insert|update|delete|values)\b/i;
const longest = 8_000;

/**
 * How PostgreSQL would carry a statement out with these values, as text in which every value is a `?`: a plan tells of
 * no person. Nothing is carried out. Null for what has no plan. @throws the driver's error where it does not answer
 */
export async function planOf(pool: pg.Pool, text: string, values: unknown[]): Promise<string | null> {
  if (!explainable.test(text)) return null;
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values });
  return withoutValues(rows.map((row) => row['QUERY PLAN']).join('\n')).slice(0, longest);
}

// A quoted value may have lines of its own. What a node is expected to cost stands at the end of its line; numbers of
// the other lines are values.
function withoutValues(plan: string): string {
  return plan
    .replace(/'(?:[^']|'')*'/g, '?')
    .split('\n')
    .map((line) => (/\(cost=[^)]*\)$/.test(line) ? line : line.replace(/(?<![\w$.])\d+(\.\d+)?/g, '?')))
    .join('\n');
}
