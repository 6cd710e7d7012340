import { describe, expect, it } from 'vitest';
import { vi } from '../src/domain/locales/pages/vi';
import { networks } from '../src/domain/networks';
import {
  cardFigures,
  cardMetrics,
  courseMetrics,
  coursePoints,
  type PostFigures,
  unknownReasons,
} from '../src/domain/postFigures';

const read: PostFigures = { view: 1_200, reaction: 80, comment: 0, share: 3, metrics_at: '2026-03-01T00:00:00Z' };
const unread: PostFigures = { view: null, reaction: null, comment: null, share: null, metrics_at: null };
const of = (figures: ReturnType<typeof cardFigures>, metric: string) => figures.find((one) => one.metric === metric);

describe('the figures of a card', () => {
  it.each(networks)('are four on %s, each with a word of the network’s own', (network) => {
    expect(cardFigures(network, read).map(({ metric }) => metric)).toEqual(cardMetrics);
    const words = (vi.posts as { figure: Record<string, Record<string, string>> }).figure[network];
    expect(Object.keys(words ?? {})).toEqual(cardMetrics);
  });

  it('say reactions on Facebook, plays on Instagram', () => {
    const { figure } = vi.posts as { figure: Record<string, Record<string, string>> };
    expect([figure.facebook?.reaction, figure.instagram?.view]).toEqual(['cảm xúc', 'lượt phát']);
    expect(figure.youtube?.reaction).toBe('lượt thích');
  });

  it('are 0 where 0 was read, and never where nobody knows', () => {
    expect(of(cardFigures('tiktok', read), 'comment')).toEqual({ metric: 'comment', value: 0, unknown: null });
    for (const network of networks)
      expect(cardFigures(network, unread).map(({ value }) => value)).toEqual([null, null, null, null]);
  });

  it('say why one is unknown', () => {
    const partly = { ...read, view: null, share: null };
    expect(of(cardFigures('facebook', partly), 'view')?.unknown).toBe('not_published');
    expect(of(cardFigures('youtube', partly), 'share')?.unknown).toBe('not_published');
    expect(of(cardFigures('tiktok', partly), 'share')?.unknown).toBe('not_said');
    expect(of(cardFigures('tiktok', unread), 'share')?.unknown).toBe('never_read');
    expect(Object.keys((vi.posts as { unknown: object }).unknown)).toEqual([...unknownReasons]);
  });

  it('show what somebody entered where the network publishes none', () => {
    expect(of(cardFigures('facebook', read), 'view')).toMatchObject({ value: 1_200, unknown: null });
  });
});

describe('a course', () => {
  const none = { view: null, reaction: null, comment: null, share: null };
  const course = {
    days: [
      { ...none, day: '2026-03-01', view: 10 },
      { ...none, day: '2026-03-04', reaction: 2 },
      { ...none, day: '2026-03-05', view: 30 },
    ],
  };

  it('has the known readings at their own days, and no others', () => {
    const points = coursePoints(course, 'view');
    expect(points.map(({ day, value }) => [day, value])).toEqual([
      ['2026-03-01', 10],
      ['2026-03-05', 30],
    ]);
    expect((points[1]?.at ?? 0) - (points[0]?.at ?? 0)).toBe(4 * 24 * 3_600_000);
  });

  it('is of what was known at least once', () => {
    expect(courseMetrics(course)).toEqual(['view', 'reaction']);
    expect(courseMetrics({ days: [] })).toEqual([]);
  });
});
