import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allGrants } from '../../src/domain/access';
import { keyGrants, readingGrants } from '../../src/domain/auth/apiKeyRules';
import { admitsKeys, type Endpoint, endpoints } from '../../src/domain/endpoints';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { signIn } from '../support/people';

let test: TestApp;
let key: string;

const all = Object.entries<Endpoint>(endpoints);

beforeAll(async () => {
  test = await startTestApp();
  const { token } = await signIn(test, ['admin']);
  const body = { name: 'Mọi quyền', days: 1, grants: keyGrants };
  key = (await test.call('POST', '/users/api-keys', { token, body })).json().data.secret;
});
afterAll(() => test.close());

/** What no key may do, whatever rights it has: ways in, users, rights, what takes whole lists along, and one's own things. */
const refused: string[] = [
  'analyticsExport',
  'apiKeyCreate',
  'apiKeyRevoke',
  'apiKeys',
  'checkTimeVerification',
  'events',
  'forgetPassword',
  'googleCallback',
  'googleStart',
  'importUndo',
  'kolExport',
  'login',
  'loginSocial',
  'logout',
  'newChangePassword',
  'notificationList',
  'notificationPreferences',
  'notificationPreferencesUpdate',
  'notificationRead',
  'passkeyAdd',
  'passkeyBegin',
  'passkeyRemove',
  'passkeyRequest',
  'passwordChange',
  'permissionGroupCreate',
  'permissionGroupUpdate',
  'profileUpdate',
  'proofMail',
  'proofWays',
  'prove',
  'recoveryCodesRenew',
  'refresh',
  'register',
  'reportLinkAddress',
  'representativeCreate',
  'representativeDelete',
  'representativeUpdate',
  'resendOtp',
  'roleCreate',
  'roleDelete',
  'rolePermission',
  'roleUpdate',
  'secondFactor',
  'secondFactorOff',
  'secondFactorShow',
  'setPassword',
  'signInProviders',
  'socialCallback',
  'socialConnect',
  'socialProposalOpen',
  'socialPropose',
  'socialWithdraw',
  'today',
  'todayBadges',
  'totpBegin',
  'totpConfirm',
  'totpRemove',
  'userActive',
  'userCheckCode',
  'userCreate',
  'userDelete',
  'userImport',
  'userLanguage',
  'userNetwork',
  'userNextCode',
  'userResetPassword',
  'userSecondFactorOff',
  'userSessionEnd',
  'userSessions',
  'userSessionsEnd',
  'userUpdate',
  'userUpload',
  'verifyEmail',
  'verifyOtp',
];

describe('what keys may call', () => {
  it('leaves out every way in, users, rights, whole exports and what is the owner’s own', () => {
    expect(all.flatMap(([name, endpoint]) => (admitsKeys(endpoint) ? [] : [name])).sort()).toEqual(refused.sort());
  });

  it.each(all)('%s answers a key with every right as the table declares', async (_name, endpoint) => {
    const path = endpoint.path.replace('{lang}', 'vi').replace(/\{\w+\}/g, newId());
    const answer = await test.call(endpoint.method, path, { token: key });
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    if (admitsKeys(endpoint)) expect(answer.body).not.toMatch(/api_key_not_allowed|permission_denied|reauthentication/);
    else expect([answer.statusCode, answer.json().message]).toEqual([403, 'api_key_not_allowed']);
  });

  it('asks of nobody to have shown whose the session is', () => {
    expect(all.filter(([, endpoint]) => endpoint.needsProof && admitsKeys(endpoint))).toEqual([]);
  });
});

describe('the rights a key can be given', () => {
  it('are those that open something to it', () => {
    expect(allGrants.filter((grant) => !keyGrants.includes(grant))).toEqual([
      'kol_management.r_export',
      'user_management.c',
      'user_management.u',
      'user_management.d',
      'user_management.u_active',
      'user_management.r_kol',
      'user_management.d_social',
      'user_management.c_representative',
      'user_management.u_representative',
      'user_management.d_representative',
      'permission_management.c',
      'permission_management.u',
      'permission_management.d',
    ]);
  });

  it('read where they are said to', () => {
    const writing = keyGrants.filter((grant) => !readingGrants.has(grant));
    expect(writing.filter((grant) => /\.r(_|$)/.test(grant))).toEqual(['setting.r_setting_update_sync_time']);
    expect([...readingGrants].filter((grant) => !/\.r(_|$)/.test(grant))).toEqual([]);
  });
});
