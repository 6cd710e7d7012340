import { describe, expect, it } from 'vitest';
import { toAccessMap } from '../../src/domain/access';
import { type CartEntry, readEntries } from '../../src/domain/cart/entries';
import { cartAction, cartTarget, showsCart } from '../../src/domain/cart/rules';
import { cartLimit } from '../../src/domain/limits';
import { knownTarget, openTarget } from '../../src/domain/redirects';
import { defaultGrants, type RoleName, roleNames, type UserType } from '../../src/domain/roles';

type Row = [type: UserType, shown: boolean, action: 'request' | 'campaign', target: string | null];

/** Each role with the type of user that has it: what its cart looks like with the rights it has by default. */
const expected: Record<RoleName, Row> = {
  admin: ['staff', false, 'campaign', 'campaignCreate'],
  manager: ['staff', false, 'campaign', 'campaignCreate'],
  account_supervisor: ['staff', false, 'campaign', 'campaignCreate'],
  account_manager: ['staff', false, 'campaign', 'campaignCreate'],
  talent_account_executive: ['staff', false, 'campaign', 'campaignCreate'],
  associate_account_manager: ['staff', false, 'campaign', 'campaignCreate'],
  senior_account_executive: ['staff', false, 'campaign', 'campaignCreate'],
  junior_account_executive: ['staff', false, 'campaign', 'campaignCreate'],
  staff: ['staff', false, 'campaign', 'campaignCreate'],
  account: ['staff', true, 'campaign', 'campaignCreate'],
  customer: ['customer', true, 'request', 'kolRequestCampaigns'],
  client: ['customer', true, 'request', 'kolRequestCampaigns'],
  brand: ['brand', true, 'request', 'kolRequestCampaigns'],
  KOL: ['kol', false, 'campaign', null],
};

describe('the cart', () => {
  it.each(roleNames)('of %s is shown, named and led as the role says', (role) => {
    const [type, shown, action, target] = expected[role];
    const person = { type, roles: [role] };
    expect(showsCart(person)).toBe(shown);
    expect(cartAction(person)).toBe(action);
    expect(cartTarget(toAccessMap(defaultGrants[role]))).toBe(target);
  });

  it('is a visitor’s too, who asks by the public form', () => {
    expect(showsCart(null)).toBe(true);
    expect(cartAction(null)).toBe('request');
    expect(cartTarget({})).toBeNull();
  });

  it('follows the first role alone', () => {
    expect(showsCart({ type: 'staff', roles: ['admin', 'account'] })).toBe(false);
    expect(showsCart({ type: 'staff', roles: ['account', 'admin'] })).toBe(true);
    expect(showsCart({ type: 'staff', roles: ['brand', 'admin'] })).toBe(true);
    expect(cartAction({ type: 'staff', roles: ['brand', 'admin'] })).toBe('request');
    expect(cartAction({ type: 'staff', roles: ['account', 'brand'] })).toBe('campaign');
  });

  it('is hidden from staff of a permission group of the house’s own, or of none', () => {
    expect(showsCart({ type: 'staff', roles: ['interns'] })).toBe(false);
    expect(showsCart({ type: 'staff', roles: [] })).toBe(false);
    expect(showsCart({ type: 'brand', roles: ['buyers'] })).toBe(true);
    expect(showsCart({ type: 'kol', roles: ['customer'] })).toBe(false);
    expect(cartAction({ type: 'brand', roles: ['buyers'] })).toBe('request');
  });

  it('leads where the rights lead, whatever the role is', () => {
    const to = (...actions: string[]) => cartTarget(toAccessMap(actions.map((one) => `campaigns_management.${one}`)));
    expect(to('c', 'c_request')).toBe('campaignCreate');
    expect(to('c_request')).toBe('kolRequestCampaigns');
    expect(to('r')).toBeNull();
  });

  it('leads nobody to a page that is not there', () => {
    const path = '/home/request_campaigns';
    expect(knownTarget(path)).toBeNull();
    expect(openTarget(path, toAccessMap(defaultGrants.admin))).toBeNull();
  });
});

const idOf = (index: number) => `0190b1d2-0000-7000-8000-${String(index).padStart(12, '0')}`;
const linh: CartEntry = { id: idOf(1), stage_name: 'Linh Đan', avatar: '/files/a.webp', code: 'KOL001' };

describe('what is stored', () => {
  it('is read back', () => {
    const bare = { ...linh, id: idOf(2), avatar: null };
    expect(readEntries(JSON.stringify([linh, bare]))).toEqual([linh, bare]);
    expect(readEntries(null)).toEqual([]);
  });

  it('is nothing where it is no list of KOLs', () => {
    const texts = ['', '{', 'null', '3', '"x"', '{}', '{"length":2}', '[null,1,"x",[],{}]', '[[[[', '\u0000'];
    for (const text of texts) expect(readEntries(text), text).toEqual([]);
  });

  it('loses the entries that are no KOL, and no others', () => {
    const odd = [
      { ...linh, id: '../../users' },
      { ...linh, id: 7 },
      { ...linh, id: undefined },
      { ...linh, stage_name: '' },
      { ...linh, stage_name: { toString: 'x' } },
      { ...linh, stage_name: 'x'.repeat(256) },
      { ...linh, code: null },
      { ...linh, code: 'x'.repeat(51) },
    ];
    expect(readEntries(JSON.stringify([...odd, linh, ...odd]))).toEqual([linh]);
  });

  it('loses pictures that are no address of a picture, and fields nobody knows', () => {
    const hostile = [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example/x.png',
      '/\\evil.example',
      'x',
      '',
      1,
      {},
    ];
    for (const avatar of hostile) {
      expect(readEntries(JSON.stringify([{ ...linh, avatar, price: 1 }])), String(avatar)).toEqual([
        { ...linh, avatar: null },
      ]);
    }
    const remote = { ...linh, avatar: 'https://files.example/a.webp' };
    expect(readEntries(JSON.stringify([remote]))).toEqual([remote]);
  });

  it('holds a KOL once and no more than the cart does', () => {
    expect(readEntries(JSON.stringify([linh, { ...linh, stage_name: 'Again' }]))).toEqual([linh]);
    const many = Array.from({ length: cartLimit + 20 }, (_, index) => ({ ...linh, id: idOf(index) }));
    expect(readEntries(JSON.stringify(many))).toEqual(many.slice(0, cartLimit));
  });
});
