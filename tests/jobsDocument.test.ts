import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kinds } from '../src/server/jobs/kinds';
import { timetable } from '../src/server/jobs/timetable';

const document = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
const [, section = ''] = document.split('## Jobs\n');
const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
const told = rows.flatMap((line) => {
  const [, names = '', when = ''] = line.split('|');
  return [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, when: when.trim() }));
});

it('every kind of job is told of', () => {
  expect(told.map(({ name }) => name).toSorted()).toEqual(Object.keys(kinds).toSorted());
});

it('what is due by itself is told to be, as often as it is', () => {
  const words: Record<string, string> = { 600: 'every 10 minutes', 3600: 'hourly', 86400: 'daily' };
  for (const [name, due] of Object.entries(timetable)) {
    const { when } = told.find((one) => one.name === name) ?? {};
    expect(when, name).toMatch(new RegExp(`^${words[due] ?? 'by the sync times of the settings'}`));
  }
  const others = told.filter(({ name }) => !(name in timetable));
  expect(others.filter(({ when }) => /^(every|hourly|daily)/.test(when))).toEqual([]);
});
