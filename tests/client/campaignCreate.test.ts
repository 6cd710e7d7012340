import { describe, expect, it } from 'vitest';
import { pricesOf } from '../../src/domain/reports/prices';
import type { RequestDetail } from '../../src/domain/requests/types';
import { gapsOf, startOf } from '../../src/resources/campaigns/create/gaps';
import {
  emptyNewCampaign,
  type NewCampaign,
  placeInForm,
  toInput,
} from '../../src/resources/campaigns/create/newCampaign';
import { choicesOf, enteredPrices } from '../../src/resources/campaigns/create/parts';
import { askedInstead, fromRequest, startFor } from '../../src/resources/campaigns/create/prefill';
import { readNewCampaign } from '../../src/resources/campaigns/create/readDraft';
import { withPostRows, withSowRows } from '../../src/resources/campaigns/create/takeRows';
import { type CampaignForm, editRules, emptyCampaign, toUpdate } from '../../src/resources/campaigns/form/campaignForm';
import { emptyPost } from '../../src/resources/campaigns/parts/postForm';
import { emptySow } from '../../src/resources/campaigns/parts/sowForm';
import { faultsIn } from '../../src/ui/console/form/resolver';

const id = (index: number) => `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const kol = (index: number) => ({ id: id(index), code: `K${index}`, stage_name: `KOL ${index}`, avatar: null });
const values = {
  ...emptySow,
  social_type: 'tiktok',
  post_format: 'post_videos',
  description: '<p>Video</p>',
  post_count: 1,
  booking_price: 10,
  sale_price: 15,
};
const post = (kolIndex: number, changes: object = {}) => ({
  ...emptyPost,
  kol_id: id(kolIndex),
  url_post: 'https://www.tiktok.com/@a/video/1',
  ...changes,
});
const whole: NewCampaign = {
  ...emptyNewCampaign,
  kols: [kol(1), kol(2)],
  brand_id: [{ id: id(10), name: 'Brand' }],
  cover_image: `/pictures/${'a'.repeat(64)}`,
  avatar: `/pictures/${'b'.repeat(64)}`,
  name: 'Tết',
  code: 'TET',
  type: 'booking',
  keywords: ['tết'],
  start_date: '2026-12-01',
  budget: 100,
  managers: [{ id: id(20), name: 'Me' }],
  sows: [
    { key: 'b', kol_id: id(2), values },
    { key: 'x', kol_id: id(3), values: {} },
    { key: 'a', kol_id: id(1), values },
  ],
};
const codes = (form: NewCampaign) => gapsOf(form).map(({ step, field, code }) => `${step} ${field} ${code}`);

describe('the gates of a new campaign', () => {
  it('name what is missing, step by step, and nothing of what stands', () => {
    expect(codes(whole)).toEqual([]);
    const gaps = gapsOf(emptyNewCampaign);
    expect([...new Set(gaps.map(({ step }) => step))]).toEqual(['kols', 'brand', 'info']);
    expect(codes({ ...whole, kols: [] })).toEqual(['kols kols kols_required']);
    expect(codes({ ...whole, managers: [] })).toEqual(['info managers field_select_required']);
    expect(codes({ ...whole, budget: 0 })).toEqual(['info budget at_least_1']);
    expect(codes({ ...whole, code: 'có trắng' })).toEqual(['info code code_incorrect']);
    expect(codes({ ...whole, end_date: '2026-11-30' })).toEqual(['info end_date end_date_before_start']);
  });

  it('ask a complete SOW of every chosen KOL, and no two alike that nobody confirmed', () => {
    expect(codes({ ...whole, kols: [...whole.kols, kol(4)] })).toEqual(['sows sows sow_required']);
    const lacking = { key: 'c', kol_id: id(1), values: { ...values, sale_price: '' } };
    expect(codes({ ...whole, sows: [...whole.sows, lacking] })).toEqual(['sows sows sow_incomplete']);
    const again = { key: 'c', kol_id: id(1), values: { ...values, sale_price: 99 } };
    expect(codes({ ...whole, sows: [...whole.sows, again] })).toEqual(['sows sows sow_incomplete']);
    const meant = { ...again, values: { ...again.values, confirm_duplicate: true } };
    expect(codes({ ...whole, sows: [...whole.sows, meant] })).toEqual([]);
  });

  it('take a post only with a SOW of its own, once', () => {
    const gap = ['posts campaignPosts post_incomplete'];
    const posts = (...entries: object[]) =>
      codes({ ...whole, campaignPosts: entries.map((entry, index) => ({ key: String(index), values: entry })) });
    expect(posts(post(1))).toEqual([]);
    expect(posts(post(1), post(2, { url_post: 'http://tiktok.com/@a/video/1?utm_source=x' }))).toEqual(gap);
    const video = { url_post: 'https://tiktok.com/@a/video/7300000000000000001' };
    const picture = { url_post: 'https://www.tiktok.com/@a/photo/7300000000000000001' };
    expect(posts(post(1, video))).toEqual([]);
    expect(posts(post(1, video), post(2, picture))).toEqual(gap);
    expect(posts(post(1, { url_post: 'https://youtu.be/abc' }))).toEqual(gap);
    expect(posts(post(1, { view: 5 }))).toEqual(gap);
    expect(posts(post(9))).toEqual([]);
  });

  it('say of which SOW a post is where several fit, by the number it will have', () => {
    const twin = { key: 'twin', kol_id: id(1), values: { ...values, confirm_duplicate: true } };
    const sows = [...whole.sows, twin];
    const having = (changes: object) => ({ ...whole, sows, campaignPosts: [{ key: '1', values: post(1, changes) }] });
    expect(codes(having({}))).toEqual(['posts campaignPosts post_incomplete']);
    expect(codes(having({ sow_key: 'twin' }))).toEqual([]);
    const sent = toInput(having({ sow_key: 'twin' }));
    expect(sent.sows[1]).toMatchObject({ kol_id: id(1), confirm_duplicate: true });
    expect(sent.campaignPosts[0]).toMatchObject({ sow_number: 2 });
    expect(sent.campaignPosts[0]).not.toHaveProperty('sow_key');
  });

  it('open no step beyond the first that does not stand', () => {
    expect(startOf(whole, 99)).toBe(5);
    expect(startOf({ ...whole, brand_id: [] }, 5)).toBe(1);
    expect(startOf(whole, 2)).toBe(2);
  });
});

describe('what is sent', () => {
  it('has the parts of chosen KOLs alone, in their order, and refusals find their way back', () => {
    const input = toInput(whole);
    expect(input).toMatchObject({ brand_id: id(10), managers: [id(20)], budget: 100, status: 'pitching' });
    expect(input.sows.map(({ kol_id }: { kol_id: string }) => kol_id)).toEqual([id(1), id(2)]);
    expect(input).not.toHaveProperty('kols');
    expect(placeInForm('sows.0.sale_price', whole)).toBe('sows.2.sale_price');
    expect(placeInForm('sows.9.sale_price', whole)).toBe('sows.9.sale_price');
    expect(placeInForm('managers.0', whole)).toBe('managers.0');
  });

  it('of an edit is only what was changed', () => {
    const before: CampaignForm = { ...emptyCampaign, name: 'Tết', end_date: '2026-12-31', start_date: '2026-12-01' };
    expect(toUpdate(before, before)).toEqual({});
    expect(toUpdate({ ...before, end_date: '', internals: [{ id: id(1), name: 'A' }] }, before)).toEqual({
      end_date: null,
      internals: [id(1)],
    });
    const held = { ...before, brand_id: [{ id: id(1), name: 'B' }] };
    const faults = faultsIn(
      editRules(() => held),
      { ...held, start_date: '2027-01-01' },
    );
    expect(faults).toEqual([{ property: 'end_date', message: 'end_date_before_start' }]);
    expect(
      faultsIn(
        editRules(() => held),
        { ...held, name: '', brand_id: [] },
      ),
    ).toHaveLength(2);
  });
});

describe('the SOWs a post chooses among', () => {
  const sows = [{ key: 's', kol_id: id(1), values: { ...values, post_count: 2 } }];
  const posts = ['a', 'b', 'c'].map((key) => ({ key, values: post(1) }));

  it('have of its fellows those before it, so that only those beyond the promise are told they are extra', () => {
    const told = posts.map(({ key }) => choicesOf(sows, posts, key)[0]);
    expect(told.map((sow) => sow?.posted)).toEqual([2, 2, 2]);
    expect(told.map((sow) => sow?.earlier)).toEqual([0, 1, 2]);
  });
});

describe('the rows of a workbook', () => {
  const row = (index: number, changes: object = {}) => ({ ...values, kol: kol(index), note: null, ...changes });

  it('take the place of the SOW they are, and bring their KOLs along', () => {
    const taken = withSowRows(whole.kols, whole.sows, [row(1, { sale_price: 99 }), row(5)] as never);
    expect(taken.others).toEqual([kol(5)]);
    expect(taken.kols.map(({ code }) => code)).toEqual(['K1', 'K2', 'K5']);
    expect(taken.sows.filter(({ kol_id }) => kol_id === id(1)).map((sow) => sow.values.sale_price)).toEqual([99]);
    expect(taken.sows.at(-1)?.values.note).toBe('');
    const alike = withSowRows([], [], [row(1, { number: 1 }), row(1, { number: 2 })] as never);
    expect(alike.sows.map((sow) => sow.values.confirm_duplicate)).toEqual([undefined, true]);
    const posts = withPostRows(whole.kols, whole.sows, [], [
      { kol: kol(1), url_post: 'https://tiktok.com/@a/video/2', sow_number: 2 },
    ] as never);
    expect(posts.posts[0]?.values).toMatchObject({
      kol_id: id(1),
      url_post: 'https://tiktok.com/@a/video/2',
      sow_key: whole.sows[1]?.key,
      view: '',
    });
  });

  it('and what they cost: nothing entered is unknown, a part not chosen does not count', () => {
    expect(enteredPrices([{ key: 'a', kol_id: id(1), values: emptySow }])).toBeNull();
    expect(enteredPrices(whole.sows)).toEqual({ sale: 30, booking: 20, margin: 10 });
    expect(pricesOf([{ is_online: true, sale_price: 5, off_sale_price: 7 }]).sale).toBe(5);
  });
});

describe('a draft', () => {
  it('comes back as it was, without addresses that have died', () => {
    const stored = JSON.parse(
      JSON.stringify({ ...whole, internal_docs: [{ id: id(1), url: '/x?s=1', file_name: 'a.pdf', size: 9 }] }),
    );
    const draft = readNewCampaign(stored);
    expect(draft).toMatchObject({ name: 'Tết', kols: whole.kols, budget: 100, brand_id: whole.brand_id });
    expect(draft?.internal_docs).toEqual([{ id: id(1), url: '', file_name: 'a.pdf', size: 9 }]);
    expect(draft && gapsOf(draft)).toEqual([]);
    const named = readNewCampaign({ ...stored, campaignPosts: [{ key: '1', values: post(1, { sow_key: 'a' }) }] });
    expect(named?.campaignPosts[0]?.values.sow_key).toBe(named?.sows.find(({ kol_id }) => kol_id === id(1))?.key);
  });

  it.each([[null], [7], ['x'], [[]], [{}], [{ kols: 'x', sows: { a: 1 }, name: {} }]])(
    'of nothing that makes sense is none: %j',
    (stored) => {
      expect(readNewCampaign(stored)).toBeNull();
    },
  );

  it('takes over nothing hostile', () => {
    const draft = readNewCampaign({
      name: 'Còn lại',
      type: 'constructor',
      status: 'done',
      start_date: '2026-99-99',
      budget: Number.NaN,
      cover_image: 'https://evil.example/track.png',
      avatar: 'https://evil.example/track.png',
      brand_id: [{ id: '../x', name: 'B' }, { id: id(1) }],
      managers: [{ id: id(1), name: 'A'.repeat(9_999) }],
      kols: [{ ...kol(1), avatar: 'javascript:alert(1)' }, { id: 'x' }],
      sows: [{ kol_id: 'x', values: {} }, { kol_id: id(1), values: { sale_price: { evil: 1 }, note: 'ok' } }, 7],
      campaignPosts: [{ values: { evidence: 'https://evil.example/x', url_post: 'x' } }, { values: 1 }],
      request_id: '<script>',
      more: 1,
    });
    expect(draft).toEqual({
      ...emptyNewCampaign,
      name: 'Còn lại',
      kols: [kol(1)],
      sows: [{ key: expect.any(String), kol_id: id(1), values: { note: 'ok' } }],
      campaignPosts: [{ key: expect.any(String), values: { evidence: '', url_post: 'x', sow_key: '' } }],
    });
  });
});

describe('a campaign made from a request', () => {
  const request = {
    id: id(1),
    request_name: 'Ra mắt',
    request_description: 'Dòng 1\n<b>2</b>',
    request_budget: 5,
    request_start_date: '2026-12-01',
    request_end_date: '2026-12-31',
    data_kols: [kol(1)],
    brand: { id: id(2), code: 'B', name: 'Brand', logo: null },
    data_files: [{ id: id(3), url: '/files/3', file_name: 'Brief.pdf', size: 9 }],
  } as unknown as RequestDetail;

  it('begins with what was asked for, the text as text', () => {
    const me = { id: id(9), fullname: 'Me', type: 'staff' as const };
    expect(startFor(me, fromRequest(request))).toMatchObject({
      kols: [kol(1)],
      brand_id: [{ id: id(2), name: 'Brand' }],
      name: 'Ra mắt',
      budget: 5,
      description: '<p>Dòng 1</p><p>&lt;b&gt;2&lt;/b&gt;</p>',
      customer_docs: [{ id: id(3), file_name: 'Brief.pdf' }],
      request_id: id(1),
      managers: [{ id: id(9), name: 'Me' }],
    });
    expect(startFor({ ...me, type: 'customer' }, {}).managers).toEqual([]);
    expect(fromRequest({ ...request, brand: null }).brand_id).toEqual([]);
  });

  it('is told from a draft of anything else, and so is one for a brand', () => {
    const drafted = (changes: Partial<NewCampaign>) => ({ ...emptyNewCampaign, ...changes });
    const asked = fromRequest(request);
    expect(askedInstead(asked, drafted({ request_id: id(1) }))).toBeNull();
    for (const draft of [drafted({}), drafted({ request_id: id(7) })]) {
      expect(askedInstead(asked, draft)).toEqual({ by: 'request', name: 'Ra mắt' });
    }
    const ofBrand = { kols: [], brand_id: [{ id: id(2), name: 'Brand' }] };
    expect(askedInstead(ofBrand, drafted({ brand_id: ofBrand.brand_id }))).toBeNull();
    for (const brand_id of [[], [{ id: id(3), name: 'Khác' }]]) {
      expect(askedInstead(ofBrand, drafted({ brand_id }))).toEqual({ by: 'brand', name: 'Brand' });
    }
    expect(askedInstead({ kols: [kol(1)] }, drafted({ name: 'Nháp' }))).toBeNull();
  });
});
