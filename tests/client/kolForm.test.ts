import { describe, expect, it } from 'vitest';
import type { KolDetail } from '../../src/domain/kols/types';
import {
  createRules,
  editRules,
  emptyKol,
  type KolForm,
  type PriceEntry,
  rangeIn,
  toForm,
  toInput,
  toUpdate,
  unlinkedOf,
} from '../../src/resources/kols/form/kolForm';
import { resolverOf } from '../../src/ui/console/form/resolver';

const sector = '01900000-0000-7000-8000-000000000001';
const person: KolForm = {
  ...emptyKol,
  avatar: '/pictures/a',
  stage_name: 'Na',
  code: 'NA',
  fullname: 'Trần Na',
  sectors: [sector],
  gender: 'female',
  birthdate: '1995-05-20',
  socials: [
    { id: 'a', social_type: 'tiktok', url: 'https://tiktok.com/@na', follower_count: '' },
    { id: 'b', social_type: 'facebook', url: 'https://facebook.com/na', follower_count: '' },
  ],
};
const entry = (url: string) => ({ id: '', social_type: 'tiktok' as const, url, follower_count: '' as const });
const options = { fields: {}, shouldUseNativeValidation: false };

describe('the form of a KOL', () => {
  it('leaves the fields of a person behind for a community, and asks no full name of it', async () => {
    const group: KolForm = { ...person, type: 'community_group', group_name: 'Hội', fullname: '', socials: [] };
    expect(toInput(group)).toMatchObject({ group_name: 'Hội' });
    for (const field of ['fullname', 'gender', 'birthdate']) expect(toInput(group)).not.toHaveProperty(field);
    expect(toInput(person)).not.toHaveProperty('group_name');
    const check = resolverOf(createRules);
    expect((await check(group, undefined, options)).errors).toEqual({});
    const unnamed = await check({ ...person, fullname: '' }, undefined, options);
    expect(unnamed.errors).toMatchObject({ fullname: { message: 'field_required' } });
  });

  it('shows what is wrong with an account at its own address', async () => {
    const socials = [entry('tiktok.com/@one'), entry(''), entry('@ONE')];
    const { errors } = await resolverOf(createRules)({ ...person, socials }, undefined, options);
    expect(errors).toMatchObject({
      socials: [undefined, { url: { message: 'social_url_missing' } }, { url: { message: 'social_already_linked' } }],
    });
  });

  it('sends only what was changed, emptied fields as null, accounts all or none', () => {
    expect(toUpdate(person, person)).toEqual({});
    expect(toUpdate({ ...person, gender: '', code: '', bio: 'Mới' }, person)).toEqual({
      gender: null,
      code: '',
      bio: 'Mới',
    });
    const [first] = person.socials;
    const socials = [...person.socials, entry('@two')];
    expect(toUpdate({ ...person, socials }, person).socials).toHaveLength(3);
    expect(unlinkedOf({ ...person, socials: [first] }, person)).toEqual(['b']);
  });

  it('empties what a person had when it becomes a community, and leaves it alone afterwards', () => {
    const group = { ...person, type: 'community_group' as const };
    expect(toUpdate(group, person)).toEqual({
      type: 'community_group',
      fullname: null,
      gender: null,
      birthdate: null,
    });
    expect(toUpdate({ ...group, bio: 'Mới' }, group)).toEqual({ bio: 'Mới' });
  });
});

describe('the price list in the form of a KOL', () => {
  const price = (post_format: PriceEntry['post_format'], amount: PriceEntry['price']): PriceEntry => ({
    social_type: 'tiktok',
    post_format,
    price: amount,
  });
  const prices = [price('post_videos', 9_000_000), price('livestream', 3_000_000)];

  it('is sent whole where anything in it changed, and says what is wrong at its entry', async () => {
    const listed = { ...person, prices };
    expect(toInput(listed).prices).toEqual(prices);
    expect(toUpdate(listed, listed)).toEqual({});
    const changed = [price('post_videos', 8_000_000), price('livestream', 3_000_000)];
    expect(toUpdate({ ...listed, prices: changed }, listed)).toEqual({ prices: changed });
    expect(toUpdate({ ...listed, prices: [] }, listed)).toEqual({ prices: [] });
    const unread = { typed: '5x', why: 'number_unreadable' as const };
    const wrong = [price('post_videos', ''), price('', 1), price('post_videos', unread)];
    const { errors } = await resolverOf(createRules)({ ...person, prices: wrong }, undefined, options);
    expect(errors.prices).toMatchObject([
      { price: { message: 'field_required' } },
      { post_format: { message: 'field_select_required' } },
      { post_format: { message: 'price_is_repeated' }, price: { message: 'number_unreadable' } },
    ]);
  });

  it('says the range, which the form holds where it was set by hand alone', async () => {
    const kol = {
      ...{ type: 'personal', code: 'NA', stage_name: 'Na', fullname: 'Trần Na', sectors: [], jobs: [], socials: [] },
      ...{ prices, booking_price_from: 3_000_000, booking_price_to: 12_000_000 },
    } as unknown as KolDetail;
    const form = toForm(kol);
    expect(form).toMatchObject({ booking_price_from: '', booking_price_to: 12_000_000, prices });
    expect(rangeIn(form)).toEqual({ booking_price_from: 3_000_000, booking_price_to: 12_000_000 });
    expect(toUpdate({ ...form, booking_price_to: '' }, form)).toEqual({ booking_price_to: null });
    const wrong = { booking_price_to: { message: 'price_range_incorrect' } };
    const fewer = { ...form, booking_price_to: 2_000_000 };
    expect((await resolverOf(editRules(() => form))(fewer, undefined, options)).errors).toMatchObject(wrong);
    const added = { ...person, prices, booking_price_from: 10_000_000 };
    expect((await resolverOf(createRules)(added, undefined, options)).errors).toMatchObject(wrong);
  });
});
