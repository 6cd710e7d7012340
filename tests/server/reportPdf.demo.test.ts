import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/dates';
import { apiBase } from '../../src/domain/endpoint';
import { formatDay, formatMoney } from '../../src/domain/format';
import type { ReportDocument } from '../../src/domain/reports/document';
import { fileKey } from '../../src/server/adapters/files/store';
import type { TestApp } from '../support/app';
import type { StoredCampaign } from '../support/demoCampaigns';
import { type DemoStage, demoDay, demoStage } from '../support/demoStage';
import { readPdf, squashed } from '../support/readPdf';
import { renderTaskOf } from '../support/reportRendering';

const today = demoDay;
type Account = 'manager' | 'customer' | 'brand' | 'kol';

let test: TestApp;
let campaigns: StoredCampaign[];
let stage: DemoStage;

beforeAll(async () => {
  stage = await demoStage();
  ({ test, campaigns } = stage);
});
afterAll(() => test.close());

const withPosts = () => campaigns.filter(({ posts }) => posts.length > 3);

function call(account: Account, call: string, { id }: { id: string }, query = '', language = 'vi') {
  return test.call('GET', `/campaigns/${call}/${id}${query}`, {
    token: stage.tokenOf(account),
    headers: { 'accept-language': language },
  });
}

async function pdfOf(...[account, campaign, query, language]: [Account, { id: string }, string?, string?]) {
  const answer = await call(account, 'pdf-report', campaign, query, language);
  expect(answer.statusCode).toBe(200);
  return { answer, bytes: answer.rawPayload, pdf: await readPdf(answer.rawPayload) };
}

async function seenBy(account: Account): Promise<StoredCampaign[]> {
  const seen = await Promise.all(
    withPosts().map(async (campaign) =>
      (await call(account, 'final-report', campaign)).statusCode === 200 ? campaign : [],
    ),
  );
  return seen.flat().slice(0, 3);
}

const moneyOf = ({ totals, kols, cost }: ReportDocument) =>
  [
    ...[totals.price, totals.booking_price, cost?.margin],
    ...kols.flatMap(({ price, booking_price }) => [price, booking_price]),
  ].filter((amount): amount is number => typeof amount === 'number' && amount > 0);

describe('the PDF of the demo', () => {
  it.each([
    ['manager', 'vi'],
    ['manager', 'en'],
    ['customer', 'vi'],
    ['brand', 'en'],
  ] as const)(
    'holds every key figure and no price it may not, for %s in %s',
    async (account, language) => {
      const seen = await seenBy(account);
      expect(seen.length).toBeGreaterThan(0);
      for (const campaign of seen) {
        const { pdf } = await pdfOf(account, campaign, `?as_of=${today}`, language);
        const words = squashed(pdf.text);
        const told: ReportDocument = (await call(account, 'final-report', campaign, `?as_of=${today}`, language)).json()
          .data;
        const figures = renderTaskOf(told, language).sections.flatMap(({ parts }) =>
          parts.flatMap((part) => (part.is === 'figures' ? part.figures : [])),
        );
        expect(figures.length).toBeGreaterThan(7);
        for (const { label, value, target, note } of figures) {
          for (const text of [label, value, target, note]) if (text) expect(words).toContain(squashed(text));
        }
        const whole: ReportDocument = (await call('manager', 'final-report', campaign, `?as_of=${today}`)).json().data;
        const amounts = moneyOf(whole);
        expect(amounts.length).toBeGreaterThan(2);
        for (const amount of amounts) {
          const text = formatMoney(amount, language);
          expect({ text, told: words.includes(squashed(text)) }).toEqual({ text, told: account === 'manager' });
        }
      }
    },
    120_000,
  );

  it('is a file named after campaign and day, and refused to whoever has not the report', async () => {
    const [campaign] = withPosts();
    if (!campaign) throw new Error('no campaign with posts');
    const { answer } = await pdfOf('manager', campaign, `?as_of=${today}`);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(`${campaign.code}_${today}.pdf`);
    expect((await call('kol', 'pdf-report', campaign)).statusCode).toBe(403);
    expect((await call('manager', 'pdf-report', campaign, '?as_of=2999-01-01')).statusCode).toBe(400);
    expect((await call('manager', 'pdf-report', campaign, '?blocks=nothing')).statusCode).toBe(400);
    expect((await call('manager', 'pdf-report', { id: '01900000-0000-7000-8000-000000000000' })).statusCode).toBe(404);
  });

  it('has the blocks that are asked for, and the cover', async () => {
    const [campaign] = withPosts();
    if (!campaign) throw new Error('no campaign with posts');
    const { pdf } = await pdfOf('manager', campaign, `?as_of=${today}&blocks=days&blocks=method`);
    expect(pdf.bookmarks).toEqual(['Bìa', 'Lũy kế theo ngày', 'Cách tính và độ phủ số liệu']);
  });

  it('is made of the days before anything was posted', async () => {
    const [campaign] = withPosts();
    if (!campaign) throw new Error('no campaign with posts');
    const before = addDays(campaign.start_date, -1);
    const { pdf } = await pdfOf('manager', campaign, `?as_of=${before}`);
    expect(pdf.text).toContain(formatDay(before));
    expect(pdf.text).toContain('Chưa có bài đăng nào được tính đến ngày này.');
  });
});

describe('pictures of a PDF', () => {
  const count = (bytes: Buffer) => bytes.toString('latin1').split('/Subtype /Image').length - 1;

  it('are left out where they are broken or missing, and nothing fails', async () => {
    const campaign = withPosts()[1];
    if (!campaign) throw new Error('too few campaigns with posts');
    const query = `?as_of=${today}`;
    const { bytes } = await pdfOf('manager', campaign, query);
    const { data } = (await call('manager', 'final-report', campaign, query)).json();
    const keyOf = (address: string) => fileKey(address.split('/').at(-1) ?? '');
    const cover = keyOf(data.campaign.cover_image);
    const logo = keyOf(data.campaign.brand.logo);
    await test.services.files.remove(cover);
    await test.services.files.put(cover, Buffer.from('no picture at all'), 'image/webp');
    await test.services.files.remove(logo);
    const without = await pdfOf('manager', campaign, query);
    expect(count(without.bytes)).toBe(count(bytes) - 2);
    expect(without.pdf.text).toContain(data.campaign.brand.name);
  });
});

describe('a PDF nobody waits for any more', () => {
  it('is given up: it leaves the line, and the next one is made', async () => {
    const [campaign] = withPosts();
    if (!campaign) throw new Error('no campaign with posts');
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const fetched = (signal: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}${apiBase}/campaigns/pdf-report/${campaign.id}`, {
        headers: { authorization: `Bearer ${stage.tokenOf('manager')}` },
        signal,
      });
    // More than are made at once or may wait: the last ones are refused, so the line is full.
    const left = new AbortController();
    const asked = Array.from({ length: 40 }, () => fetched(left.signal));
    const refused = asked.map(async (one) => {
      if ((await one).status !== 429) throw new Error('was let in');
    });
    await Promise.any(refused);
    left.abort();
    await Promise.allSettled([...asked, ...refused]);
    const next = await fetched(new AbortController().signal);
    expect(next.status).toBe(200);
    await next.arrayBuffer();
  });
});
