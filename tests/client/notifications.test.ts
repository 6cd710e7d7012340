import { describe, expect, it } from 'vitest';
import { allGrants, toAccessMap } from '../../src/domain/access';
import { formatAgo } from '../../src/domain/format';
import { targetOf } from '../../src/domain/notifications/targets';
import { textIn } from '../../src/domain/notifications/texts';
import type { NotificationType } from '../../src/domain/notifications/types';
import { routes } from '../../src/domain/routes';

const about = (type: NotificationType, status = 'pending') => ({
  dependencies: [{ type, data: { id: 'a/b', status } }],
});
const all = toAccessMap(allGrants);

describe('the target of a notification', () => {
  it('is the page of what it is about', () => {
    expect(targetOf(about('KOL'), all)).toBe('/kols/a%2Fb/view');
    expect(targetOf(about('BRAND'), all)).toBe('/brands/a%2Fb/view');
    expect(targetOf(about('CUSTOMER'), all)).toBe('/customers/a%2Fb/view');
    expect(targetOf(about('SOCIAL'), all)).toBe('/');
    expect(targetOf(about('POST'), {})).toBe('/');
    expect(targetOf(about('USER'), all)).toBe('/users');
  });

  it('of a campaign stands in the list of its status', () => {
    const target = (status: string) => targetOf(about('CAMPAIGN', status), all);
    expect(['pitching', 'on_going', 'liquidation'].map(target)).toEqual(
      Array(3).fill('/campaigns/inprogress/a%2Fb/view'),
    );
    expect(target('done')).toBe('/campaigns/done/a%2Fb/view');
    expect(target('cancel')).toBe('/campaigns/cancel/a%2Fb/view');
    expect(target('nonsense')).toBeNull();
  });

  it('of posts of a campaign is their tab', () => {
    const data = { id: 'a/b', status: 'on_going', tab: 'posts' as const };
    expect(targetOf({ dependencies: [{ type: 'CAMPAIGN', data }] }, all)).toBe(
      '/campaigns/inprogress/a%2Fb/view?tab=posts',
    );
  });

  it('of the weekly mail of a campaign is where it is set', () => {
    const data = { id: 'a/b', status: 'on_going', mail: 'weekly' as const };
    expect(targetOf({ dependencies: [{ type: 'CAMPAIGN', data }] }, all)).toBe(
      '/campaigns/inprogress/a%2Fb/view?mail=weekly',
    );
  });

  it('of a request is its own page, once there is one, and never that of a campaign', () => {
    const isPage = Object.values(routes).some(({ path }) => path === '/campaigns/request/:id/view');
    expect(targetOf(about('CAMPAIGN_REQUEST', 'on_going'), all)).toBe(isPage ? '/campaigns/request/a%2Fb/view' : null);
  });

  it('is none where the person may not open the page, or nothing is named', () => {
    expect(targetOf(about('KOL'), toAccessMap(['kol_management.r']))).toBeNull();
    expect(targetOf(about('USER'), {})).toBeNull();
    expect(targetOf({ dependencies: [] }, all)).toBeNull();
  });
});

describe('the text of a notification', () => {
  const [vi, us] = [
    { country_code: 'VN', value: 'Chờ duyệt' },
    { country_code: 'US', value: 'Waiting' },
  ];

  it('is Vietnamese for Vietnamese, English for everyone else, and what there is where one is missing', () => {
    expect(textIn([vi, us], 'vi')).toBe('Chờ duyệt');
    expect(textIn([vi, us], 'en')).toBe('Waiting');
    expect(textIn([vi, us], 'ja')).toBe('Waiting');
    expect(textIn([vi], 'en')).toBe('Chờ duyệt');
    expect(textIn([vi, { ...us, value: '' }], 'en')).toBe('Chờ duyệt');
    expect(textIn([], 'en')).toBe('');
  });
});

describe('how long ago', () => {
  const now = new Date('2026-11-21T05:00:00Z');
  const ago = (seconds: number, language = 'en') =>
    formatAgo(new Date(now.getTime() - seconds * 1_000).toISOString(), now, language);

  it('is said in the largest whole unit, a week and more as a day on the agency’s clock', () => {
    expect([0, 59, 60, 3_599, 3_600, 86_399, 86_400, 6 * 86_400].map((seconds) => ago(seconds))).toEqual([
      'now',
      'now',
      '1 min. ago',
      '59 min. ago',
      '1 hr. ago',
      '23 hr. ago',
      '1 day ago',
      '6 days ago',
    ]);
    expect(ago(5 * 60, 'vi')).toBe('5 phút trước');
    expect(formatAgo('2026-11-13T17:30:00Z', now, 'en')).toBe('14/11/2026');
  });

  it('never lies ahead', () => {
    expect(ago(-90)).toBe('now');
  });
});
