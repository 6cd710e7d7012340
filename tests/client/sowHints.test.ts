import { expect, it } from 'vitest';
import { sowHints } from '../../src/domain/campaigns/sowHints';

const sow = { is_online: true, social_type: 'facebook' as const, post_count: 2, posted: 2, kpi_views: null };
const campaign = { status: 'on_going' as const, start_date: '2026-03-01', end_date: '2026-03-31' };
const facts = { has_account: true, unmeasured: 0 };
const during = '2026-03-15';

it.each([
  ['nothing where all is there', {}, during, {}, {}, []],
  ['no post once the campaign has begun', { posted: 0 }, '2026-03-01', {}, {}, ['no_post']],
  ['nothing yet before it begins', { posted: 0 }, '2026-02-28', {}, {}, []],
  ['nothing while some posts are still to come', { posted: 1 }, '2026-03-31', {}, {}, []],
  ['overdue posts the day after it ended', { posted: 1 }, '2026-04-01', {}, {}, ['overdue']],
  ['overdue alone where there is no post at all', { posted: 0 }, '2026-04-01', {}, {}, ['overdue']],
  ['never overdue without an end', { posted: 1 }, '2027-01-01', { end_date: null }, {}, []],
  ['nothing of promised 0 posts', { post_count: 0, posted: 0 }, during, {}, {}, []],
  ['a missing account', {}, during, {}, { has_account: false }, ['no_account']],
  ['posts without figures', {}, during, {}, { unmeasured: 1 }, ['no_figures']],
  ['views promised on Facebook', { kpi_views: 0 }, during, {}, {}, ['views_unpublished']],
  ['not views promised on TikTok', { kpi_views: 9, social_type: 'tiktok' as const }, during, {}, {}, []],
  [
    'nothing of an offline SOW',
    { is_online: false, social_type: null, posted: 0 },
    during,
    {},
    { has_account: false },
    [],
  ],
  ['nothing once it is done', { posted: 0 }, '2026-04-01', { status: 'done' as const }, { has_account: false }, []],
  [
    'all at once, the most pressing first',
    { posted: 1, kpi_views: 5 },
    '2026-04-01',
    {},
    { has_account: false, unmeasured: 1 },
    ['overdue', 'no_account', 'no_figures', 'views_unpublished'],
  ],
])('tells %s', (_name, ofSow, today, ofCampaign, ofFacts, hints) => {
  expect(sowHints({ ...sow, ...ofSow }, today, { ...campaign, ...ofCampaign }, { ...facts, ...ofFacts })).toEqual(
    hints,
  );
});
