import { expect, it } from 'vitest';
import { coverOf, pictureOf } from '../../src/domain/campaigns/picture';

const [own, cover] = ['/pictures/own', '/pictures/cover'];

it('a campaign is known by its own picture, by its cover where it has none', () => {
  expect(pictureOf({ avatar: own, cover_image: cover })).toBe(own);
  expect(pictureOf({ avatar: null, cover_image: cover })).toBe(cover);
});

it('a place as wide as a cover has the cover first', () => {
  expect(coverOf({ avatar: own, cover_image: cover })).toBe(cover);
  expect(coverOf({ avatar: own, cover_image: null })).toBe(own);
});
