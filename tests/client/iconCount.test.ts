import { expect, it } from 'vitest';
import { iconWith } from '../../src/admin/layout/iconCount';

const drawn = (unread: number) => decodeURIComponent(iconWith(unread));

it('the page’s icon is the logo alone where nothing is unread', () => {
  expect(drawn(0)).not.toContain('<text');
  expect(drawn(0)).toContain('</svg>');
});

it.each([
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('%s unread stand on it as %s', (unread, text) => {
  expect(drawn(unread)).toContain(`>${text}</text></svg>`);
});
