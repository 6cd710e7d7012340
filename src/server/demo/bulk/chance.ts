import { type SQL, sql } from 'drizzle-orm';

/** SQL: a number in [0, 1) made from the row number `n` alone, a different one per salt. */
export function chance(salt: number): SQL {
  return sql.raw(`((hashint8extended(n, ${salt}) & 2147483647) / 2147483648::float8)`);
}

/** SQL: a whole number from 0 to count - 1 made from the row number `n`. */
export function oneOf(count: number, salt: number): SQL {
  return sql`floor(${chance(salt)} * ${sql.raw(String(count))})::int`;
}

/** SQL: an element of a list made from the row number `n`. */
export function pick(values: readonly string[], salt: number): SQL {
  return sql`(array[${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))}])[1 + ${oneOf(values.length, salt)}]`;
}

/** SQL: a heavy-tailed count, half of them below `median`. */
export function heavyTailed(median: number, sigma: number, salt: number): SQL {
  const gauss = sql`sqrt(-2 * ln(1 - ${chance(salt)})) * cos(2 * pi() * ${chance(salt + 1)})`;
  return sql`round(${sql.raw(String(median))} * exp(${sql.raw(String(sigma))} * ${gauss}))::bigint`;
}

/** SQL: a UUIDv7 of the instant `at`, its other bits made from the text `key`. */
export function idAt(at: SQL, key: SQL): SQL {
  return sql`(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || substr(md5(${key}), 1, 3)
    || '8' || substr(md5(${key}), 4, 15))::uuid`;
}
