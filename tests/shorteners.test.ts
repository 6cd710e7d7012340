import { describe, expect, it } from 'vitest';
import { isTarget } from '../src/domain/linkTarget';
import { isAbusive } from '../src/domain/shorteners/abusive';
import { clickDays, isSlug, slugAlphabet, utmOfPost, withUtm } from '../src/domain/shorteners/rules';
import { deviceOf, referrerOf } from '../src/domain/shorteners/visits';
import { drawSlug } from '../src/server/shorteners/slug';
import { type Batch, VisitBuffer } from '../src/server/shorteners/visits/buffer';
import { Visitors } from '../src/server/shorteners/visits/visitors';

describe('the target of a short link', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/x',
    '/s/abc',
    'ftp://example.com/a',
    'https://user:secret@example.com/',
    'https://user@example.com/',
    'https://kolhub.example/s/abcdefg',
    'https://KOLHUB.example/S/abcdefg',
    'http://localhost/admin',
    'https://',
    'example.com/x',
    'java\nscript:alert(1)',
  ])('is refused: %s', (target) => {
    expect(isTarget(target, 'https://kolhub.example')).toBe(false);
  });

  it.each([
    'https://example.com',
    'http://example.com/a?b=1#c',
    'https://kolhub.example/kols',
    'https://tiếngviệt.vn/x',
  ])('is taken: %s', (target) => {
    expect(isTarget(target, 'https://kolhub.example')).toBe(true);
  });

  it('is measured without losing what it has', () => {
    const utm = utmOfPost('tiktok', 'CAMP1', 'KOL1');
    expect(withUtm('https://shop.example/a?x=1&utm_source=mine#end', utm)).toBe(
      'https://shop.example/a?x=1&utm_source=mine&utm_medium=kol&utm_campaign=CAMP1&utm_content=KOL1#end',
    );
    expect(withUtm('https://shop.example/', { utm_source: '  ', utm_term: 'tết' })).toBe(
      'https://shop.example/?utm_term=t%E1%BA%BFt',
    );
    expect(withUtm('not an address', utm)).toBe('not an address');
  });
});

describe('a slug', () => {
  it.each(['ab', 'a'.repeat(41), 'a/b', 'a b', 'a_b', '-ab', 'ab-', 'a--b', 'tết-2026', 'слаг', '链接链接', 'a.b', ''])(
    'is refused: %s',
    (slug) => {
      expect(isSlug(slug)).toBe(false);
    },
  );

  it.each(['abc', 'Tet-2026', 'a'.repeat(40), '123'])('is taken: %s', (slug) => {
    expect(isSlug(slug)).toBe(true);
  });

  it.each(['fuck', 'FUCK', 'fuck-you', 'f-u-c-k', 'sh1t', 'di7', 'xxx'])('is abusive: %s', (slug) => {
    expect(isAbusive(slug)).toBe(true);
  });

  it.each(['scunthorpe', 'tet-2026', 'dickens', 'sussex'])('is not abusive: %s', (slug) => {
    expect(isAbusive(slug)).toBe(false);
  });

  it('that is given is made of letters and digits that look like no other', () => {
    const drawn = Array.from({ length: 500 }, drawSlug);
    expect(drawn.every((slug) => slug.length === 7 && [...slug].every((one) => slugAlphabet.includes(one)))).toBe(true);
    expect(new Set(drawn).size).toBe(500);
    expect(slugAlphabet).not.toMatch(/[01ilo]/);
  });
});

describe('the days of clicks', () => {
  it('are the last 30 where none are asked for, and none that end before they begin or are too many', () => {
    expect(clickDays(undefined, undefined, '2026-03-10')).toEqual({ from: '2026-02-09', to: '2026-03-10' });
    expect(clickDays('2026-03-10', '2026-03-10', '2026-03-10')).toEqual({ from: '2026-03-10', to: '2026-03-10' });
    expect(clickDays('2026-03-11', '2026-03-10', '2026-03-12')).toBeNull();
    expect(clickDays('2025-03-10', '2026-03-10', '2026-03-12')).not.toBeNull();
    expect(clickDays('2025-03-09', '2026-03-10', '2026-03-12')).toBeNull();
  });
});

describe('who came', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'phone'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36', 'phone'],
    ['Mozilla/5.0 (Linux; Android 14; SM-X900) Chrome/140 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148', 'tablet'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140 Safari/537.36', 'desktop'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'desktop'],
    ['', 'other'],
  ])('runs on what %s says', (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });

  it.each([
    ['https://l.facebook.com/l.php?u=x', '', 'facebook'],
    ['https://www.tiktok.com/@a', '', 'tiktok'],
    ['https://youtu.be/x', '', 'youtube'],
    ['android-app://com.facebook.katana/', '', 'facebook'],
    ['https://www.google.com.vn/', '', 'google'],
    ['https://notfacebook.com/', '', 'site'],
    ['https://facebook.com.evil.example/', '', 'site'],
    [undefined, 'Mozilla/5.0 (iPhone) Instagram 300.0', 'instagram'],
    [undefined, 'Mozilla/5.0 (iPhone) [FBAN/FBIOS;FBAV/400]', 'facebook'],
    [undefined, 'Mozilla/5.0 Zalo iOS/600', 'zalo'],
    [undefined, 'Mozilla/5.0 (Windows NT 10.0)', 'direct'],
    ['not an address', '', 'direct'],
  ])('comes from where %s %s says', (page, agent, referrer) => {
    expect(referrerOf(page, agent)).toBe(referrer);
  });

  it('is a repeat at the same link within ten seconds, and no more after them', () => {
    const visitors = new Visitors();
    const somebody = visitors.hash('203.0.113.1', 'agent');
    expect(visitors.isRepeat('a', somebody, 0)).toBe(false);
    expect(visitors.isRepeat('a', somebody, 9_999)).toBe(true);
    expect(visitors.isRepeat('b', somebody, 9_999)).toBe(false);
    expect(visitors.isRepeat('a', visitors.hash('203.0.113.2', 'agent'), 9_999)).toBe(false);
    expect(visitors.isRepeat('a', somebody, 19_998)).toBe(true);
    expect(visitors.isRepeat('a', somebody, 29_998)).toBe(false);
  });

  it('is told apart within a day and not known over two', () => {
    const visitors = new Visitors();
    visitors.setKey('2026-03-01', Buffer.alloc(32, 1));
    const first = visitors.hash('203.0.113.1', 'agent');
    expect(visitors.hash('203.0.113.1', 'agent')).toEqual(first);
    visitors.setKey('2026-03-02', Buffer.alloc(32, 2));
    expect(visitors.hash('203.0.113.1', 'agent')).not.toEqual(first);
    expect(visitors.needsKey('2026-03-02')).toBe(false);
    expect(visitors.needsKey('2026-03-03')).toBe(true);
  });
});

describe('visits that wait to be written', () => {
  const visit = {
    ...{ shortener_id: 'a', at: 0, visitor: '00' },
    ...{ device: 'phone' as const, referrer: 'direct' as const },
  };
  const bot = (day = '2026-03-01') => ['a', day, 'bot'] as const;

  it('are kept up to a bound, and what is lost is told once', () => {
    const buffer = new VisitBuffer(() => 'batch', 3);
    expect([1, 2, 3, 4, 5].map(() => buffer.add(visit))).toEqual([true, true, true, false, false]);
    expect(buffer.size).toBe(3);
    expect([buffer.takeLost(), buffer.takeLost()]).toEqual([2, 0]);
  });

  it('that are no people take the room of one, however many there are', () => {
    const buffer = new VisitBuffer(() => 'batch', 2);
    for (let n = 0; n < 1_000; n += 1) expect(buffer.addApart(...bot())).toBe(true);
    expect([buffer.size, buffer.add(visit), buffer.add(visit), buffer.addApart(...bot('2026-03-02'))]).toEqual([
      ...[1, true, false, false],
    ]);
    expect(buffer.take()).toEqual({
      id: 'batch',
      visits: [visit],
      apart: [{ shortener_id: 'a', day: '2026-03-01', kind: 'bot', visits: 1_000 }],
    });
    expect([buffer.take(), buffer.takeLost()]).toEqual([null, 2]);
  });

  it('that could not be written go first, as the same batch, and count towards the bound', () => {
    const names = ['batch 1', 'batch 2'];
    const buffer = new VisitBuffer(() => names.shift() ?? '', 3);
    buffer.add(visit);
    const failed = buffer.take() as Batch;
    buffer.add(visit);
    buffer.putBack(failed);
    expect(buffer.size).toBe(2);
    expect([buffer.add(visit), buffer.add(visit)]).toEqual([true, false]);
    expect(buffer.take()).toBe(failed);
    expect(buffer.take()).toMatchObject({ id: 'batch 2', visits: [visit, visit] });
    expect(buffer.take()).toBeNull();
  });
});
