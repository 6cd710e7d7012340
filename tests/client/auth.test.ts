import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../src/admin/auth/faults';
import { readProgress } from '../../src/admin/auth/register/progress';
import { readSocialMessage, socialMessageOf } from '../../src/admin/auth/socialMessage';
import { toAccessMap } from '../../src/domain/access';
import { setPasswordSchema } from '../../src/domain/auth/schema';
import { AppError } from '../../src/domain/errors';
import { homeOf, knownTarget, openTarget } from '../../src/domain/redirects';
import { passwordRules } from '../../src/domain/users/password';
import { parse } from '../../src/domain/validation';

describe('the target of a login', () => {
  it('is a page of our own, with its query', () => {
    for (const to of ['/kols', '/kols?page=2&search=a%2Fb', '/campaigns/done#x', '/kols/0190/view', '/profile']) {
      expect(knownTarget(to)).toBe(to);
    }
  });

  it('is the same page with a slash at its end, as the router takes it', () => {
    for (const to of ['/kols/', '/kols/?page=2', '/kols/0190/view//']) expect(knownTarget(to)).toBe(to);
  });

  it('is nothing else', () => {
    const hostile = ['//evil.example', '/\\evil.example', '\\\\evil.example', 'https://evil.example/kols', 'kols'];
    const odd = ['javascript:alert(1)', 'data:text/html,x', '/\t/evil.example', '/kols/../..//evil.example', ' /kols'];
    const pages = ['/login', '/register', '/change-password', '/oauth/callback', '/', '', '/nowhere', '/KOLS'];
    for (const to of [...hostile, ...odd, ...pages, null]) expect(knownTarget(to), String(to)).toBeNull();
  });

  it('is else the analytics where it may be read, and what waits today for everyone else', () => {
    expect(homeOf({ analysis_report: { r: 1 }, kol_management: { r: 1 } })).toBe('/analysis-report');
    expect(homeOf({ customer_management: { r: 1 }, campaigns_management: { r_cancel: 1 } })).toBe('/today');
    expect(homeOf({})).toBe('/today');
  });
});

describe('the password checklist', () => {
  const unmet = (value: string) => passwordRules.filter(({ met }) => !met(value)).map(({ name }) => name);

  it('names what is missing', () => {
    expect(unmet('')).toEqual(['length', 'upper', 'lower', 'digit', 'special']);
    expect(unmet('Ab1!')).toEqual(['length']);
    expect(unmet('abc12!')).toEqual(['upper']);
    expect(unmet('ABC12!')).toEqual(['lower']);
    expect(unmet('Abcde!')).toEqual(['digit']);
    expect(unmet('Abc123')).toEqual(['special']);
    expect(unmet('Abc 123')).toEqual(['special']);
    expect(unmet('Ấm1êm!')).toEqual([]);
  });

  it('agrees with what the server takes', () => {
    for (const password of ['Abc12!', 'abc12!', 'ABC12!', 'Abcde!', 'Abc123', 'Ab1!', 'Ấm1êm!', '123456']) {
      const taken = () => parse(setPasswordSchema, { email: 'a@b.vn', password, password_token: 't' });
      if (unmet(password).length === 0) expect(taken, password).not.toThrow();
      else expect(taken, password).toThrow('validation_failed');
    }
  });
});

describe('a refusal', () => {
  const names = ['username', 'password'];

  it('stands at the fields it blames', () => {
    const code = 'username_password_incorrect';
    const error = new AppError(code, [
      { property: 'username', message: code },
      { property: 'password', message: code },
    ]);
    expect(faultsOf(error, names)).toEqual({ fields: { username: code, password: code }, form: null, retryAt: 0 });
  });

  it('stands above the button where no field shown is to blame', () => {
    const error = new AppError('validation_failed', [{ property: 'phone', message: 'phone_number_is_incorrect' }]);
    expect(faultsOf(error, names)).toEqual({ fields: {}, form: 'validation_failed', retryAt: 0 });
    expect(faultsOf(new TypeError('x is undefined'), names).form).toBe('unknown');
  });

  it('says when to try again', () => {
    const error = Object.assign(new Error(), { code: 'too_many_requests', retryAfter: 12 });
    expect(faultsOf(error, names, 1_000)).toEqual({ fields: {}, form: 'too_many_requests', retryAt: 13_000 });
  });
});

describe('the word of the Google window', () => {
  const own = 'https://kolhub.example';
  const query = new URLSearchParams({ type: 'google', socialId: 't', email: 'a@b.vn', fullname: 'A', to: '//evil' });

  it('arrives as it was sent', () => {
    expect(readSocialMessage(own, own, socialMessageOf(query))).toEqual({
      socialId: 't',
      email: 'a@b.vn',
      fullname: 'A',
    });
    const refused = new URLSearchParams({ type: 'google', error: 'social_email_not_verified' });
    expect(readSocialMessage(own, own, socialMessageOf(refused))).toEqual({ error: 'social_email_not_verified' });
  });

  it('counts from our own origin only, and only in its own form', () => {
    const message = socialMessageOf(query);
    expect(readSocialMessage('https://evil.example', own, message)).toBeNull();
    for (const other of [null, 'google', 7, {}, { ...message, type: 'other' }, { ...message, socialId: '' }]) {
      expect(readSocialMessage(own, own, other)).toBeNull();
    }
    expect(readSocialMessage(own, own, { ...message, email: { toString: () => 'a@b.vn' } })).toBeNull();
    expect(readSocialMessage(own, own, { type: 'google', error: '<b>' })).toEqual({ error: 'social_sign_in_failed' });
  });
});

describe('the progress of a registration', () => {
  const info = { customer_name: 'Trà', fullname: 'Hà', phone: '0912345678', email: 'a@b.vn' };

  it('is read back from a history entry, and nothing else is', () => {
    expect(readProgress({ info, passwordToken: 't' })).toEqual({ info, passwordToken: 't' });
    for (const state of [null, undefined, 'x', [], { info: { ...info, phone: '1' } }, { passwordToken: 7 }]) {
      expect(readProgress(state)).toEqual({});
    }
  });
});

it('leads only to pages the user may open', () => {
  const access = toAccessMap(['campaigns_management.r']);
  expect(openTarget('/campaigns/done?page=2', access)).toBe('/campaigns/done?page=2');
  expect(openTarget('/users', access)).toBeNull();
  expect(openTarget('/profile', access)).toBe('/profile');
  expect(openTarget('//evil.example', access)).toBeNull();
});
