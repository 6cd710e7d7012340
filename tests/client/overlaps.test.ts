import { describe, expect, it } from 'vitest';
import { type CompetitorWork, overlapsOf } from '../../src/domain/campaigns/overlaps';

const today = '2026-06-30';
const brand = (id: string) => ({ id, code: id, name: id, logo: null });
const work = (changes: Partial<CompetitorWork>): CompetitorWork => ({
  kol_id: 'kol',
  brand: brand('rival'),
  sectors: ['FMCG'],
  campaign: { id: 'c', code: 'C', name: 'C' },
  status: 'done',
  start_date: '2026-01-01',
  end_date: '2026-06-01',
  ...changes,
});

describe('work for a competitor that is told of', () => {
  it.each<[string, Partial<CompetitorWork>, boolean | null]>([
    ['runs, however long ago it was to end', { status: 'on_going', end_date: '2025-01-01' }, true],
    ['runs without a last day', { status: 'on_going', end_date: null }, true],
    ['is being settled before its last day', { status: 'liquidation', end_date: today }, true],
    ['is being settled after it', { status: 'liquidation', end_date: '2026-06-29' }, false],
    ['ended 90 days ago', { end_date: '2026-04-01' }, false],
    ['ended 91 days ago', { end_date: '2026-03-31' }, null],
    ['has no last day and began long ago', { end_date: null }, null],
    ['is pitched for', { status: 'pitching' }, null],
    ['was called off', { status: 'cancel' }, null],
  ])('%s', (_, changes, running) => {
    const told = overlapsOf([work(changes)], today);
    expect(told.map((one) => one.running)).toEqual(running === null ? [] : [running]);
  });

  it('is one campaign for each KOL and brand: what runs first, then the latest, and says no status', () => {
    const campaign = (id: string) => ({ id, code: id, name: id });
    const told = overlapsOf(
      [
        work({ campaign: campaign('old'), end_date: '2026-05-01' }),
        work({ campaign: campaign('late'), end_date: '2026-06-20' }),
        work({ campaign: campaign('now'), status: 'on_going', end_date: null, brand: brand('second') }),
        work({ campaign: campaign('others'), kol_id: 'another' }),
      ],
      today,
    );
    expect(told.map((one) => [one.kol_id, one.brand.id, one.campaign.id])).toEqual([
      ['kol', 'second', 'now'],
      ['kol', 'rival', 'late'],
      ['another', 'rival', 'others'],
    ]);
    expect(told[0]).not.toHaveProperty('status');
  });
});
