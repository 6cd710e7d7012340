import { expect, it } from 'vitest';
import { type RiskFacts, risksOf } from '../../src/domain/campaigns/risks';

const figures = { owing_sows: 3, empty_sows: 2, sale_total: 120 };
const facts: RiskFacts = { status: 'on_going', start_date: '2026-03-01', end_date: '2026-03-31' };
const during = '2026-03-15';

it.each<[string, Partial<RiskFacts>, string, object[]]>([
  ['nothing where nothing is told', {}, during, []],
  ['a pace that is behind', { pace: 'behind' }, during, [{ is: 'behind' }]],
  ['nothing of a pace that holds', { pace: 'on_pace' }, during, []],
  ['SOWs without a post once it has begun', { risk_figures: figures }, during, [{ is: 'no_post', sows: 2 }]],
  ['nothing before it begins', { risk_figures: figures }, '2026-02-28', []],
  ['SOWs short of posts once it is over', { risk_figures: figures }, '2026-04-01', [{ is: 'overdue', sows: 3 }]],
  ['nothing where all is posted', { risk_figures: { ...figures, owing_sows: 0, empty_sows: 0 } }, '2026-04-01', []],
  [
    'a budget that does not reach',
    { risk_figures: figures, budget: 100 },
    '2026-02-28',
    [{ is: 'over_budget', by: 20 }],
  ],
  ['nothing of a budget used up', { risk_figures: figures, budget: 120 }, '2026-02-28', []],
  ['nothing of what is not sold', { risk_figures: { ...figures, sale_total: null }, budget: 0 }, '2026-02-28', []],
  ['nothing of a withheld budget', { risk_figures: figures }, '2026-02-28', []],
  ['nothing of one that is over', { status: 'done', pace: 'behind', risk_figures: figures, budget: 1 }, during, []],
  [
    'all at once, the most pressing first',
    { status: 'liquidation', pace: 'behind', risk_figures: figures, budget: 100 },
    '2026-04-01',
    [{ is: 'behind' }, { is: 'overdue', sows: 3 }, { is: 'over_budget', by: 20 }],
  ],
])('tells %s', (_name, of, today, risks) => {
  expect(risksOf({ ...facts, ...of }, today)).toEqual(risks);
});
