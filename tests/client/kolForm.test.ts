import { describe, expect, it } from 'vitest';
import {
  createRules,
  emptyKol,
  type KolForm,
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
