import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The custom properties of the first block that begins with this selector. */
function tokensOf(file: string, selector: string): Record<string, string> {
  const [, body = ''] = readFileSync(file, 'utf8').split(selector);
  const [block = ''] = body.slice(body.indexOf('{') + 1).split('}');
  return Object.fromEntries([...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
}

it('is as dark on the site as in the console', () => {
  const shared = tokensOf('src/ui/plain/tokens.css', ':root[data-theme="dark"]');
  const site = tokensOf('src/public/shell/theme.css', '(prefers-color-scheme: dark) {\n  :root');
  expect(Object.keys(shared).length).toBeGreaterThan(8);
  expect(site).toMatchObject(shared);
  // Whatever the site adds has a value in both.
  const light = tokensOf('src/public/shell/theme.css', ':root');
  expect(Object.keys(site).sort()).toEqual([...Object.keys(shared), ...Object.keys(light)].sort());
});
