import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SectionPicture } from '../../src/domain/reports/sections/types';
import { Gallery } from '../../src/public/report/Gallery';

const drawn = (picture: Partial<SectionPicture>) => {
  const pictures = [{ src: null, title: 'Mi Sữa', lines: [], href: null, ...picture }];
  return renderToStaticMarkup(createElement(Gallery, { pictures, wide: false }));
};
const post = { network: 'tiktok', words: 'Ba điều <em>mình</em> ước biết' } as const;

it('a post without a picture of ours is a sheet of its network with its words', () => {
  for (const src of [null, 'https://elsewhere.example/a.jpg']) {
    const markup = drawn({ src, post });
    expect(markup).toContain('data-drawn="tiktok"');
    expect(markup).toContain('Ba điều &lt;em&gt;mình&lt;/em&gt; ước biết');
    expect(markup).not.toContain('elsewhere.example');
  }
});

it('a picture of ours is shown, and what is no post has initials', () => {
  expect(drawn({ src: '/pictures/a.webp', post })).toMatch(/<img[^>]+src="\/pictures\/a\.webp"/);
  expect(drawn({ src: '/pictures/a.webp', post })).not.toContain('data-drawn');
  expect(drawn({})).toContain('>MS<');
});
