import { type Endpoint, type EndpointName, endpoints } from '../../../src/domain/endpoints';
import { reportForms } from '../../../src/domain/reports/forms';
import { foreign, secret } from './figures';
import { isReduced, type Viewer } from './people';
import type { Planted } from './plant';

/** Every call that reads, by name; a redirect has no body. */
export const reads = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { method, answer }]) => method === 'GET' && answer !== 'redirect',
);

/** Whose id stands in the path of a call, by how the path begins; in other paths some id. */
const kinds: [string, keyof Planted][] = [
  ['/campaigns/request/', 'request'],
  ['/campaigns/sow/', 'sow'],
  ['/campaigns/post/', 'post'],
  ['/campaigns/report-snapshots/', 'snapshot'],
  ['/campaigns/', 'campaign'],
  ['/kols/', 'kol'],
  ['/brands/', 'brand'],
  ['/customers/', 'customer'],
  ['/users/', 'user'],
  ['/role/', 'role'],
  ['/language/', 'language'],
  ['/social/download/', 'order'],
  ['/social/posts/', 'channelPost'],
  ['/hashtags/setting/', 'brand'],
  ['/hashtags/report/', 'campaign'],
  ['/shorteners/', 'shortener'],
];

const period = 'start_date=2026-01-01&end_date=2026-12-31';
const searched = [
  'size=200&count=exact',
  'format=csv',
  `name=${foreign}&stage_name=${foreign}&q=${foreign}`,
  `name=${secret}&stage_name=${secret}&q=${secret}`,
];

/** What a call wants to be asked; the calls of a KOL are asked for each. */
function askedOf(name: EndpointName, path: string, { kol, brand }: Planted): string[] {
  if (name === 'kolBrandsFilter') return kol.map((id) => `kolId=${id}`);
  if (name === 'campaignOverlaps')
    return brand.map((id) => `brand_id=${id}&${kol.map((one) => `ids=${one}`).join('&')}`);
  if (name === 'campaignCalendar') return ['from=2026-03-01&to=2026-03-31', 'from=2026-03-01&to=2026-03-31&cards=true'];
  if (name === 'hashtagSearch' || name === 'hashtagPosts') return ['hashtags=canary'];
  if (name === 'search') return ['q=own', 'q=%23canary'];
  if (name === 'verifyNumber') return [`number=${foreign}&code=${secret}`];
  if (path.endsWith('/check-code')) return ['code=FREE'];
  const isOfKol = path.startsWith('/social/') && !path.includes('order');
  return isOfKol ? kol.map((id) => `kol_id=${id}&${period}`) : [''];
}

/** The addresses of a call without an id; those who see less also search and ask for more. */
function plainAddresses(name: EndpointName, { path }: Endpoint, viewer: Viewer, ids: Planted): string[] {
  const asked = askedOf(name, path, ids);
  if (!isReduced(viewer)) return asked.map((query) => `${path}?${query || 'size=200'}`);
  return [...asked, ...searched.map((query) => [asked[0], query].filter(Boolean).join('&'))].map(
    (query) => `${path}?${query}`,
  );
}

/** A link shows everybody the same; its files are made for one. */
function linkAddresses(path: string, { name }: Viewer): string[] {
  if (!path.endsWith('/file')) return [path];
  return name === 'anonymous' ? reportForms.map((form) => `${path}?type=${form}`) : [];
}

/** Where a viewer asks a call: for own rows, somebody else's, and the client also with ids of something else. */
export function addressesOf(name: EndpointName, endpoint: Endpoint, viewer: Viewer, ids: Planted): string[] {
  const { path } = endpoint;
  if (!path.includes('{')) return plainAddresses(name, endpoint, viewer, ids);
  if (path.includes('{token}'))
    return ids.link.flatMap((token) => linkAddresses(path.replace('{token}', token), viewer));
  if (path.includes('{lang}')) return [path.replace('{lang}', 'vi'), path.replace('{lang}', 'en')];
  const all = Object.values(ids).flat();
  if (name === 'representativeDetail') {
    const objects = [...ids.customer.map((id) => `${id}&type=customer`), ...ids.brand.map((id) => `${id}&type=brand`)];
    return ids.representative.flatMap((id) => objects.map((object) => `/representatives/${id}?object_id=${object}`));
  }
  const kind = kinds.find(([start]) => path.startsWith(start))?.[1];
  const own = kind ? ids[kind] : all.slice(0, 1);
  const figures = ['?figure=engagement', '?figure=cpe', '?figure=price'];
  const queries: Partial<Record<EndpointName, string[]>> = {
    reportFigure: figures,
    reportSnapshotFile: ['?type=xlsx'],
    shortenerClicks: ['?from=2026-01-01&to=2026-12-31'],
  };
  const asked = queries[name] ?? [''];
  const addresses = (viewer.name === 'client' ? all : own).map((id) => path.replace(/\{\w+\}/g, id));
  return addresses.flatMap((address) => asked.map((query) => address + query));
}
