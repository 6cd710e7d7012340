import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPressed, pressed } from '../../src/ui/console/keys/pressed';
import { type ShortcutName, shortcuts } from '../../src/ui/console/keys/shortcuts';

const names = Object.keys(shortcuts) as ShortcutName[];
const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, held: Partial<typeof none> = {}) => ({ key, ...none, ...held });

describe('the table of keys', () => {
  it('says nothing twice of one place', () => {
    const said = names.map((name) => `${shortcuts[name].place} ${shortcuts[name].press}`);
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
  });

  it('names only keys somebody listens for', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('shortcuts.ts') && !file.endsWith('Keys.tsx'))
      .map((file) => readFileSync(join('src', file), 'utf8'))
      .filter((text) => text.includes('keys/pressed'));
    const heard = (name: string) => sources.some((text) => new RegExp(`\\b${name}\\b`).test(text));
    expect(names.filter((name) => !heard(name))).toEqual([]);
  });
});

describe('a key', () => {
  it('is pressed with what has to be held, and nothing more', () => {
    expect(isPressed(press('k', { ctrlKey: true }), 'toggle_palette')).toBe(true);
    expect(isPressed(press('K', { metaKey: true }), 'toggle_palette')).toBe(true);
    expect(isPressed(press('K', { ctrlKey: true, shiftKey: true }), 'toggle_palette')).toBe(false);
    expect(isPressed(press('k'), 'toggle_palette')).toBe(false);
    expect(isPressed(press('j', { ctrlKey: true }), 'next_row')).toBe(false);
    expect(isPressed(press('Tab', { shiftKey: true }), 'save_on')).toBe(false);
    expect(isPressed(press('ArrowDown', { altKey: true }), 'open_calendar')).toBe(true);
  });

  it('is the mark it writes, whether that needs the shift key or not', () => {
    expect(isPressed(press('?', { shiftKey: true }), 'help')).toBe(true);
    expect(isPressed(press('?'), 'help')).toBe(true);
    expect(isPressed(press('/', { shiftKey: true }), 'open_palette')).toBe(true);
    expect(isPressed(press('J', { shiftKey: true }), 'next_row')).toBe(false);
  });

  it('leads to what a handler does with it, and to nothing where it does not listen', () => {
    expect(pressed(press('k'), { next_row: 1, previous_row: -1 })).toBe(-1);
    expect(pressed(press('End', { ctrlKey: true }), { row_end: 'row', grid_end: 'grid' })).toBe('grid');
    expect(pressed(press('x'), { next_row: 1, previous_row: -1 })).toBeUndefined();
  });
});
