import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { vi } from '../src/domain/locales/pages/vi';
import { wordsLeftBehind } from './support/pageWordsNeeded';

const areas = Object.keys(vi);

describe('the words of pages', () => {
  it('come with every code that says them', () => {
    expect(areas).toContain('audit');
    expect(wordsLeftBehind('src/admin/main.tsx', areas)).toEqual([]);
  });
});

describe('words left behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-words-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  it('are found behind every way that does not bring them, and behind no other', () => {
    write('main.ts', "import './menu'; const page = () => withWords(['jobs', 'roles'], import('./page'));");
    write('menu.ts', "import type { Page } from './page'; const late = () => import('./late');");
    write('page.ts', "import './shared'; t('jobs.title'); t('roles.name');");
    write('late.ts', "import './shared';");
    write('shared.ts', "t('roles.help');");
    expect(wordsLeftBehind(join(folder, 'main.ts'), ['jobs', 'roles'])).toEqual([
      { area: 'roles', sayer: join(folder, 'shared.ts') },
    ]);
  });
});
