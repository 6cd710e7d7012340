import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorStatus } from '../../src/domain/errors';
import { fieldErrorCodes } from '../../src/domain/fieldErrorCodes';
import { catalogues } from '../../src/domain/locales';
import type { Catalogue } from '../../src/domain/locales/catalogue';
import enSite from '../../src/domain/locales/en/publicSite.json';
import enDocument from '../../src/domain/locales/en/reportDocument.json';
import { en as entryEn } from '../../src/domain/locales/entry/en';
import { vi as entryVi } from '../../src/domain/locales/entry/vi';
import viSite from '../../src/domain/locales/vi/publicSite.json';
import viDocument from '../../src/domain/locales/vi/reportDocument.json';
import { routes } from '../../src/domain/routes';

/** Looked up by code from elsewhere: react-admin's own words, and a text for every error code (checked below). */
const alwaysUsed = ['ra.', 'error.', 'evaluation.question.'];

/** Texts under `error` that no answer has as its code. */
const warnings = ['unknown', 'network_error', 'passkey_cancelled', 'warning_change_route', 'warning_reload'];

/** A number before things in English that is never one, stands after a stroke, or comes where no plural is chosen. */
const neverOne = new Set([
  // Of so many: `3 / 12 questions`.
  'evaluation.comment_help',
  'evaluation.answered',
  'lists.export.rows',
  'translations.progress',
  'foundPosts.posted',
  // A number in the short form, such as 1.2M; or the limit of rows.
  'kolChoice.sum.reach',
  'import.limits',
  'import.limits_csv',
  // No things, but where they are.
  'analysis.group_count.inprogress',
  // Shown only where some are left out.
  'reports.show_all',
  'devices.all',
  'campaignList.calendar.left_out',
  'parts.hint.more',
  // Said by pages without a session too, which choose no plural.
  'hashtags.report.posts_without_tag',
]);

function keysOf(node: Catalogue, prefix = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix + key}.`),
  );
}

/** One spelling for the forms of a plural: languages have different ones. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const known = {
  vi: new Set(keysOf(catalogues.vi).map(withoutPlural)),
  en: new Set(keysOf(catalogues.en).map(withoutPlural)),
};
const areas = Object.keys(catalogues.vi);

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name));
}

interface KeyUses {
  /** Keys written out. */
  whole: Set<string>;
  /** Keys put together at run time, such as `kols.type.${type}`: each hole takes one word. */
  patterns: Map<string, RegExp>;
}

function keysInSources(): KeyUses {
  const uses = keysIn(['admin', 'resources', 'ui', 'providers'].flatMap((folder) => filesUnder(join('src', folder))));
  for (const { label } of Object.values(routes)) uses.whole.add(label);
  return uses;
}

function keysIn(files: readonly string[], named = areas): KeyUses {
  const whole = new Set<string>();
  const patterns = new Map<string, RegExp>();
  const literal = new RegExp(`(['"\`])((?:${named.join('|')})\\.(?:\\w|\\.|\\$\\{[^}]*\\})+)\\1`, 'g');
  for (const file of files) {
    for (const [, , key = ''] of readFileSync(file, 'utf8').matchAll(literal)) {
      const parts = key.split(/\$\{[^}]*\}/);
      if (parts.length === 1) whole.add(key);
      else patterns.set(key, new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('\\w+')}$`));
    }
  }
  return { whole, patterns };
}

describe('the words', () => {
  it('are the same set in both languages', () => {
    expect([...known.vi].filter((key) => !known.en.has(key))).toEqual([]);
    expect([...known.en].filter((key) => !known.vi.has(key))).toEqual([]);
  });

  it('are never empty and fill in the same values in both languages', () => {
    const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
    const textOf = (catalogue: Catalogue, key: string) =>
      key
        .split('.')
        .reduce<Catalogue | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : at), catalogue);
    for (const key of keysOf(catalogues.vi)) {
      const vi = textOf(catalogues.vi, key);
      const en = textOf(catalogues.en, key);
      expect(typeof vi === 'string' && vi.length > 0, key).toBe(true);
      // An exported workbook comes back without spaces around its words; react-admin's own must stay as they are.
      if (!key.startsWith('ra.'))
        expect(
          [vi, en].map((word) => String(word).trim()),
          key,
        ).toEqual([vi, en]);
      if (typeof vi === 'string' && typeof en === 'string') expect(blanks(vi), key).toEqual(blanks(en));
    }
  });

  it('say one of a thing in English where a number stands before things', () => {
    const counted =
      /\{\{(count|total|kols|rows|sows|posts|accounts|campaigns|clicks)\}\}(?: [a-z]+){0,2} ?[A-Za-z]+s\b/;
    const textOf = (node: Catalogue, prefix = ''): [string, string][] =>
      Object.entries(node).flatMap(([key, value]) =>
        typeof value === 'string' ? [[prefix + key, value] as [string, string]] : textOf(value, `${prefix + key}.`),
      );
    const texts = textOf(catalogues.en).filter(([key]) => !key.startsWith('ra.'));
    const keys = new Set(texts.map(([key]) => key));
    const wrong = texts.filter(
      ([key, text]) =>
        counted.test(text) &&
        !neverOne.has(key) &&
        !(/_(one|other)$/.test(key) && keys.has(key.replace(/_other$/, '_one'))),
    );
    expect(wrong).toEqual([]);
    expect([...neverOne].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('have a text for every error code', () => {
    const codes = [...Object.keys(errorStatus), ...fieldErrorCodes, ...warnings];
    expect(codes.filter((code) => !known.vi.has(`error.${code}`))).toEqual([]);
    const texts = [...known.vi].filter((key) => key.startsWith('error.')).map((key) => key.slice('error.'.length));
    expect(texts.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('exist for every key the client uses', () => {
    const { whole, patterns } = keysInSources();
    expect(whole.size).toBeGreaterThan(100);
    expect([...whole].filter((key) => !known.vi.has(key))).toEqual([]);
    const unmatched = [...patterns].filter(([, pattern]) => ![...known.vi].some((key) => pattern.test(key)));
    expect(unmatched.map(([key]) => key)).toEqual([]);
  });

  it('before signing in are those that are loaded there', () => {
    const plain = ['admin/auth', 'ui/plain'].flatMap((folder) => filesUnder(join('src', folder)));
    const { whole, patterns } = keysIn([...plain, 'src/admin/ConnectionBar.tsx', 'src/admin/useAccount.tsx']);
    const keys = [...whole, ...patterns.keys()];
    expect(keys.length).toBeGreaterThan(50);
    const loaded = [Object.keys(entryVi), Object.keys(entryEn)];
    expect(keys.filter((key) => !loaded.every((known) => known.includes(key.split('.')[0] ?? '')))).toEqual([]);
  });

  it('are all used', () => {
    const { whole, patterns } = keysInSources();
    const used = (key: string) =>
      whole.has(key) ||
      alwaysUsed.some((prefix) => key.startsWith(prefix)) ||
      [...patterns.values()].some((pattern) => pattern.test(key));
    expect([...known.vi].filter((key) => !used(key))).toEqual([]);
  });
});

describe('the words of the public site, which no script carries', () => {
  const vi = keysOf({ publicSite: viSite, reportDocument: viDocument, common: catalogues.vi.common ?? {} });
  const en = keysOf({ publicSite: enSite, reportDocument: enDocument, common: catalogues.en.common ?? {} });
  const { whole, patterns } = keysIn(
    ['src/public', 'src/domain/publicSite'].flatMap((folder) => filesUnder(folder)),
    ['publicSite', 'reportDocument', 'common'],
  );

  it('are the same set in both languages', () => {
    expect([...vi].sort()).toEqual([...en].sort());
  });

  it('exist for every key its pages use', () => {
    expect(whole.size).toBeGreaterThan(40);
    expect([...whole].filter((key) => !vi.includes(key))).toEqual([]);
    const unmatched = [...patterns].filter(([, pattern]) => !vi.some((key) => pattern.test(key)));
    expect(unmatched.map(([key]) => key)).toEqual([]);
  });

  it('are all used', () => {
    const used = (key: string) => whole.has(key) || [...patterns.values()].some((pattern) => pattern.test(key));
    expect(vi.filter((key) => key.startsWith('publicSite.') && !used(key))).toEqual([]);
  });
});
