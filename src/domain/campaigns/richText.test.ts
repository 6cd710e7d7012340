import { expect, it } from 'vitest';
import { wordsOfRichText } from './richText';

it('tells rich text as its words', () => {
  const html = '<p>Giới thiệu <strong>kem dưỡng</strong> &amp; son.</p><ul><li>Gắn #tag</li><li>5 &lt; 7</li></ul>';
  expect(wordsOfRichText(html)).toBe('Giới thiệu kem dưỡng & son. • Gắn #tag • 5 < 7');
});

it.each(['Nội dung mới', 'a < b > c', '&amp;', 'https://may.vn/?a=1&lt=2'])('leaves %s as it is', (text) => {
  expect(wordsOfRichText(text)).toBe(text);
});
