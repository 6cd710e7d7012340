import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatMoney } from '../../src/domain/format';
import type { ReportDocument } from '../../src/domain/reports/document';
import { sectionsOf } from '../../src/domain/reports/sections/sections';
import { fileWords } from '../../src/server/reports/files/words';
import type { TestApp } from '../support/app';
import type { StoredCampaign } from '../support/demoCampaigns';
import { type DemoStage, demoStage } from '../support/demoStage';
import { noteTexts, partsOf, slideTexts } from '../support/zipTexts';

let test: TestApp;
let campaigns: StoredCampaign[];
let ask: DemoStage['ask'];

beforeAll(async () => {
  const stage = await demoStage();
  ({ test, ask } = stage);
  campaigns = stage.campaigns.filter(({ posts }) => posts.length > 0);
});
afterAll(() => test.close());

const deckOf = async (account: string, id: string, language: string, query = '') =>
  ask(account, `/campaigns/pptx-report/${id}${query}`, language);

describe('the decks of the demo', () => {
  it.each(['vi', 'en'] as const)(
    'hold every key figure, in %s',
    async (language) => {
      let compared = 0;
      for (const { id, code } of campaigns.slice(0, 12)) {
        const { data } = (await ask('manager', `/campaigns/final-report/${id}`, language)).json();
        const answer = await deckOf('manager', id, language);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['content-disposition']).toContain(`${code}_${(data as ReportDocument).as_of}.pptx`);
        const [, key = ''] = slideTexts(answer.rawPayload);
        const lines = key.split('\n');
        const sections = sectionsOf(data, fileWords[language], language);
        const parts = sections.flatMap((section) => section.parts);
        for (const figure of parts.flatMap((part) => (part.is === 'figures' ? part.figures : []))) {
          for (const text of [figure.label, figure.value, figure.target, figure.note]) {
            if (text !== null) expect(lines, code).toContain(text);
          }
          compared += 1;
        }
      }
      expect(compared).toBeGreaterThan(100);
    },
    120_000,
  );

  it.each(['customer', 'brand'])(
    'tell a %s no price',
    async (account) => {
      let seen = 0;
      for (const { id, sows } of campaigns) {
        const answer = await deckOf(account, id, 'vi');
        if (answer.statusCode === 404) continue;
        const deck = answer.rawPayload;
        const text = [...slideTexts(deck), ...noteTexts(deck), ...partsOf(deck, /^ppt\/charts\/.*\.xml$/)].join('\n');
        const prices = sows.flatMap(({ online, offline }) =>
          [online, offline].flatMap((one) => [one?.booking, one?.sale]),
        );
        for (const price of prices) {
          if (price) expect(text).not.toContain(formatMoney(price, 'vi'));
        }
        expect(text).not.toContain('VNĐ\n');
        expect(text).not.toMatch(/Giá booking|Giá bán\n|Chênh lệch/);
        seen += 1;
      }
      expect(seen).toBeGreaterThan(2);
    },
    120_000,
  );

  it('hold only the blocks asked for, as of a day before the first post too', async () => {
    const [campaign] = campaigns;
    const early = await deckOf('manager', campaign?.id ?? '', 'en', '?as_of=2020-01-01');
    expect(early.statusCode).toBe(200);
    expect(slideTexts(early.rawPayload)[0]).toContain('No post counts by this day yet.');
    const some = await deckOf('manager', campaign?.id ?? '', 'en', '?blocks=key_figures');
    expect(slideTexts(some.rawPayload).length).toBe(2);
  });

  it('are refused to a KOL, to whoever may not export and to strangers', async () => {
    const path = `/campaigns/pptx-report/${campaigns[0]?.id}`;
    expect((await test.call('GET', path)).statusCode).toBe(401);
    expect((await ask('kol', path, 'vi')).statusCode).toBe(403);
    await test.database.pool.query(`delete from role_permissions where action = 'r_excel_report'`);
    expect((await ask('manager', path, 'vi')).statusCode).toBe(403);
  });
});
