import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = 'src/server/db/migrations';

/** The last migration from before old and new versions had to work beside each other. */
const last = 50;

/** Migrations that old code does not work beside, each with why it had to be and how it is rolled out. */
const excepted: Record<string, string> = {
  '0060_google_subject': 'what it wants to be unique is new: old code writes nothing there',
};

/** What the version before would stumble over, which goes on reading and writing while the new one starts. */
const rules: [what: string, pattern: RegExp][] = [
  ['takes away what old code reads', /\bdrop\s+(table|view|materialized view|column|function|type|schema)\b/i],
  ['renames what old code reads', /\brename\s+(column\s+|constraint\s+)?("?\w+"?\s+)?to\b/i],
  ['changes the type of a column', /\balter\s+column\s+"?\w+"?\s+(set\s+data\s+)?type\b/i],
  ['wants a value old code does not write', /\bset\s+not\s+null\b/i],
  ['wants a value old code does not write', /\badd\s+column\b(?=[^;]*\bnot\s+null\b)(?![^;]*\b(default|generated)\b)/i],
  ['refuses what old code may write', /\badd\s+constraint\b/i],
  ['refuses what old code may write', /\bcreate\s+unique\s+index\b/i],
];

/** What of a migration old code would stumble over; of a table it makes itself old code knows nothing. */
function stumblingBlocks(sql: string): string[] {
  const made = [...sql.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(
    ([, name]) => name,
  );
  const statements = sql.replace(/--.*$/gm, '').split(';');
  return statements.flatMap((statement) => {
    const table = /\b(?:alter\s+table(?:\s+only)?|on)\s+(?:"?public"?\.)?"?(\w+)"?/i.exec(statement)?.[1];
    if (made.includes(table) || /^\s*create\s+(?:unlogged\s+)?table\b/i.test(statement)) return [];
    return rules.filter(([, pattern]) => pattern.test(statement)).map(([what]) => what);
  });
}

describe('a migration', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const held = files.filter((file) => Number(file.slice(0, 4)) > last);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  it('leaves the version before what it reads and writes, or says why not', () => {
    const wrong = held.filter((file) => stumblingBlocks(read(file)).length > 0).map((file) => file.replace('.sql', ''));
    expect(wrong).toEqual(Object.keys(excepted));
  });

  it.each([
    'ALTER TABLE "kols" DROP COLUMN "nickname";',
    'DROP TABLE drafts;',
    'DROP FUNCTION add_report_days(uuid);',
    'ALTER TABLE "kol_reach" RENAME COLUMN "hidden" TO "state";',
    'ALTER TABLE kols RENAME TO creators;',
    'ALTER TABLE "users" ALTER COLUMN "phone" SET NOT NULL;',
    'ALTER TABLE "users" ALTER COLUMN "phone" SET DATA TYPE bigint;',
    'ALTER TABLE "users" ADD COLUMN "team" text NOT NULL;',
    'ALTER TABLE "users" ADD CONSTRAINT "users_phone" CHECK (phone <> \'\');',
    'CREATE UNIQUE INDEX users_phone ON users (phone);',
    'CREATE TABLE teams (id uuid NOT NULL);--> statement-breakpoint\nDROP TABLE drafts;',
  ])('is caught: %s', (sql) => {
    expect(stumblingBlocks(sql)).not.toEqual([]);
  });

  it.each([
    'ALTER TABLE "users" ADD COLUMN "team" text;',
    'ALTER TABLE "users" ADD COLUMN "team" text DEFAULT \'\' NOT NULL;',
    'ALTER TABLE "users" ALTER COLUMN "phone" DROP NOT NULL;',
    'CREATE TABLE "teams" ("id" uuid PRIMARY KEY NOT NULL);--> statement-breakpoint\nALTER TABLE "teams" ADD CONSTRAINT "teams_owner" FOREIGN KEY ("owner") REFERENCES "users"("id");',
    'CREATE UNLOGGED TABLE tries (key text NOT NULL); CREATE UNIQUE INDEX tries_key ON tries (key);',
    'CREATE INDEX users_phone ON users (phone);',
    'CREATE OR REPLACE FUNCTION normalise_text(text) RETURNS text AS $$ select $1 $$ LANGUAGE sql;',
  ])('may be: %s', (sql) => {
    expect(stumblingBlocks(sql)).toEqual([]);
  });
});
