import { describe, expect, it } from 'vitest';
import { changesOf, type Endpoint, type EndpointName, endpoints, readsOf } from '../src/domain/endpoints';
import { entities } from '../src/domain/entities';
import { inputOf } from '../src/domain/inputs';

const all = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];
const names = all.map(([name]) => name);
const readEntities = new Set(names.flatMap(readsOf));

/** Calls that write nothing although they are no GET: they preview, compare, fill in a workbook, only mail, open or begin. */
const writeNothing = [
  'brandImportReview',
  'campaignEmailPreview',
  'customerImportReview',
  'forgetPassword',
  'introPageDraw',
  'kolDuplicates',
  'linkedReportOpen',
  'passkeyBegin',
  'passkeyRequest',
  'proofMail',
  'refresh',
  'register',
  'resendOtp',
  'socialConnect',
  'socialInvitationOpen',
  'socialProposalOpen',
  'templateCampaignPosts',
  'templateSows',
  'totpBegin',
  'userUpload',
];

describe('what calls read and change', () => {
  it('is told by calls that write, and by no others', () => {
    const silent = all.flatMap(([name, { method }]) =>
      method !== 'GET' && changesOf(name).length === 0 ? [name] : [],
    );
    expect(silent.sort()).toEqual(writeNothing);
  });

  it('names each entity once', () => {
    const lists = names.flatMap((name) => [readsOf(name), changesOf(name)]);
    expect(lists.filter((list) => new Set(list).size !== list.length)).toEqual([]);
  });

  it('knows no entity that nobody reads but files, which are read at their own address', () => {
    expect(entities.filter((entity) => !readEntities.has(entity))).toEqual(['media']);
  });

  it('is empty for the other kind', () => {
    expect([readsOf('kolLike'), changesOf('kolList')]).toEqual([[], []]);
    expect([readsOf('brandReport')[0], changesOf('kolLike')[0]]).toEqual(['brands', 'kols']);
  });
});

describe('what calls are sent', () => {
  it('names the parameters of the path, and no others', () => {
    const differing = all.flatMap(([name, { path }]) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key).sort();
      const inSchema = Object.keys(inputOf(name).params?.fields ?? {}).sort();
      return inPath.join() === inSchema.join() ? [] : [{ name, inPath, inSchema }];
    });
    expect(differing).toEqual([]);
  });

  it('has a body only where something is sent', () => {
    expect(all.flatMap(([name, { method }]) => (method === 'GET' && inputOf(name).body ? [name] : []))).toEqual([]);
  });
});
