import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const schema = readFileSync('src/server/db/schema.sql', 'utf8');
const [, citus = ''] = readFileSync('docs/operations.md', 'utf8').split('### Citus');

/** The tables that grow without end, each with the column it would be distributed by, as operations tells them. */
const keys = new Map(
  [...citus.matchAll(/^\| (`.+) \| `(\w+)`/gm)].flatMap(([, tables = '', key = '']) =>
    [...tables.matchAll(/`(\w+)`/g)].map(([, table = '']) => [table, key] as const),
  ),
);

const definitionOf = (table: string) =>
  new RegExp(`^CREATE TABLE ${table} \\([\\s\\S]*?^\\)`, 'm').exec(schema)?.[0] ?? '';

/** The columns of everything that has to be unique in a table. */
function uniqueIn(table: string): string[][] {
  const constraints = definitionOf(table).matchAll(/\b(?:PRIMARY KEY|UNIQUE)[^(]*\(([^)]*)\)/g);
  const indexes = schema.matchAll(
    new RegExp(`^CREATE UNIQUE INDEX \\w+ ON (?:ONLY )?public\\.${table} USING btree \\((.*?)\\)`, 'gm'),
  );
  return [...constraints, ...indexes].map(([, columns = '']) => columns.split(', '));
}

describe('tables that grow without end', () => {
  it('are those operations names, all that are partitioned among them', () => {
    expect([...keys.keys()]).toEqual([
      'metric_snapshots',
      'metric_latest',
      'report_days',
      'report_totals',
      'audit_log',
      'clicks',
    ]);
    const partitioned = [...schema.matchAll(/^CREATE TABLE (\w+) \([^;]*?^\) PARTITION BY/gm)].map(
      ([, table = '']) => table,
    );
    expect(partitioned.length).toBeGreaterThan(2);
    expect(partitioned.filter((table) => !keys.has(table))).toEqual([]);
  });

  it.each([...keys])('%s has %s in everything that is unique, and refers to no other table', (table, key) => {
    expect(uniqueIn(table).length).toBeGreaterThan(0);
    expect(uniqueIn(table).filter((columns) => !columns.includes(key))).toEqual([]);
    expect(definitionOf(table)).not.toMatch(/\b(REFERENCES|FOREIGN KEY)\b/);
  });
});
