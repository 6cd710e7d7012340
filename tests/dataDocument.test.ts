import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from '../src/server/config';
import { loadSecrets } from '../src/server/secrets';
import { audiences } from './support/canary/decisions';

const document = readFileSync(new URL('../docs/data.md', import.meta.url), 'utf8');
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The rows of a section's first table with a name in its first column, cell by cell. */
function rowsOf(section: string): string[][] {
  const [, text = ''] = document.split(`## ${section}\n`);
  const [table = ''] = text.split('\n## ')[0]?.match(/^\|(?:.*\n)+?(?!\|)/m) ?? [];
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
}
const namesIn = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

it('every circle that may see a column has a level', () => {
  const circles = rowsOf('Levels').flatMap(([, said]) => namesIn(said));
  expect(circles.toSorted()).toEqual(Object.keys(audiences).toSorted());
});

it('every key that is made of the application secret is told of', () => {
  const { appSecret, appSecretPrevious, dataDir } = readConfig({ APP_SECRET: 'x'.repeat(32) });
  const keys = Object.keys(loadSecrets({ appSecret, appSecretPrevious, dataDir }));
  expect(rowsOf('Keys').flatMap(([name]) => namesIn(name))).toEqual(keys);
});

it('every variable that leads out of the machine stands among what is called', () => {
  const variables = [...readme.matchAll(/`([A-Z][A-Z0-9_]*(?:_URL|_BASE|ENDPOINT|ISSUER)|CLAMD)`/g)].map(
    ([, name]) => name,
  );
  const called = rowsOf('Whom it calls').flatMap(([, set]) => namesIn(set));
  expect(variables.length).toBeGreaterThan(10);
  expect([...new Set(variables)].filter((name) => !called.includes(name))).toEqual([]);
});
