import { apiBase, type Endpoint, type EndpointName, endpoints } from '../../../src/domain/endpoints';
import type { JsonSchema } from '../../../src/server/http/openapi/schemas';
import { addressesOf } from '../canary/addresses';
import { isReduced, type Viewer } from '../canary/people';
import type { Planted } from '../canary/plant';
import { type Dice, diceOf } from './dice';
import { fitting, type Ids, idFor } from './fitting';
import { formBytes, type Samples } from './form';
import { mutateBody, mutatePath, mutateQuery, oddHeader } from './mutate';
import { hostileTexts } from './values';

/** One request as it goes out; what was done to it stands in `odd`, nothing where it is as the document says. */
export interface HostileRequest {
  index: number;
  name: EndpointName;
  viewer: Viewer;
  method: string;
  /** From `/api/v1` on, with its query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  odd: string[];
}

interface Operation {
  parameters: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

/** What requests are made of. */
export interface Material {
  paths: Record<string, Record<string, Operation>>;
  viewers: readonly Viewer[];
  planted: Planted;
  ids: Ids;
  samples: Samples;
}

/** How a run's requests are grouped: the rows are put back as they were between rounds. */
export const roundSize = 1_000;

/** Whether staff only read in this round, so that nothing they do shows anybody else more. */
export const isQuiet = (index: number) => Math.floor(index / roundSize) % 2 === 0;

const table = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];

/** The request of this number; the same for the same seed, but for ids. */
export function requestOf(material: Material, seed: number, index: number): HostileRequest {
  const dice = diceOf(seed, index);
  // Who may do most gets furthest.
  const admin = material.viewers.filter(({ name }) => name === 'admin');
  const viewer = dice.pick(dice.happens(0.2) ? admin : material.viewers);
  const mayWrite = !isQuiet(index) || isReduced(viewer);
  // Every call has its turn; who asks and what is wrong with it is left to chance.
  const callable = mayWrite ? table : table.filter(([, { method }]) => method === 'GET');
  const turn = index * 7 + dice.whole(0, 6);
  const [name, endpoint] = callAt(callable, turn, dice);
  const operation = material.paths[endpoint.path]?.[endpoint.method.toLowerCase()] as Operation;
  const count = dice.pick([0, 0, 1, 1, 1, 1, 2, 2]);
  const hasBody = operation.requestBody !== undefined;
  const ways = [
    'query',
    'path',
    'header',
    ...(hasBody ? ['body', 'body', 'body', 'body', 'body', 'text', 'type'] : []),
    ...(dice.happens(0.3) ? ['method'] : []),
  ];
  const chosen = Array.from({ length: count }, () => dice.pick(ways));
  const base = addressOf(material, name, endpoint, operation, viewer, dice);
  const request: HostileRequest = {
    index,
    name,
    viewer,
    method: endpoint.method,
    path: base,
    headers: viewer.token ? { authorization: `Bearer ${viewer.token}` } : {},
    body: undefined,
    odd: [],
  };
  if (hasBody) addBody(request, endpoint, operation, material, chosen, dice);
  const [address = '', query = ''] = request.path.split('?');
  const queried = chosen.includes('query')
    ? mutateQuery(
        query,
        operation.parameters.filter((one) => one.in === 'query').map((one) => one.name),
        dice,
      )
    : query;
  const walked = chosen.includes('path')
    ? mutatePath(endpoint.path, address, Object.values(material.ids).flat(), dice)
    : address;
  request.path = apiBase + walked + (queried && `?${queried}`);
  if (chosen.includes('query')) request.odd.push('query');
  if (chosen.includes('path')) request.odd.push('path');
  if (chosen.includes('header')) {
    const [header, value] = oddHeader(dice);
    request.headers[header] = value;
    request.odd.push(`header ${header}`);
  }
  // A method that is no read would write what this round may not.
  if (chosen.includes('method')) {
    request.method = dice.pick(mayWrite ? methods : ['HEAD', 'OPTIONS', 'PROPFIND', 'TRACE']);
    request.odd.push('method');
  }
  return request;
}

/** Drawing a report takes seconds: its calls give their turn to the next one more often than not. */
function callAt(callable: typeof table, turn: number, dice: Dice): [EndpointName, Endpoint] {
  const one = callable[turn % callable.length] as [EndpointName, Endpoint];
  const isDrawn = /pdf|pptx|\/file$/.test(one[1].path);
  return isDrawn && dice.happens(0.8) ? callAt(callable, turn + 1, dice) : one;
}

function addressOf(
  { planted, ids }: Material,
  name: EndpointName,
  endpoint: Endpoint,
  { parameters }: Operation,
  viewer: Viewer,
  dice: Dice,
): string {
  const known = endpoint.method === 'GET' ? addressesOf(name, endpoint, viewer, planted) : [];
  if (known.length > 0 && dice.happens(0.6)) return dice.pick(known);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    if (parameter === 'token') return dice.pick(planted.link);
    if (parameter === 'lang') return 'vi';
    if (parameter === 'network') return dice.pick(['facebook', 'instagram', 'tiktok']);
    if (parameter === 'username') return 'x@example.test';
    return idFor(parameter === 'id' ? (endpoint.path.split('{')[0] ?? '') : parameter, ids, dice);
  });
  const query = parameters
    .filter((one) => one.in === 'query' && !one.name.endsWith('[]') && dice.happens(0.25))
    .flatMap((one) =>
      [fitting(one.schema, one.name, ids, dice)].flat().map((value) => [one.name, String(value)] as [string, string]),
    );
  return query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
}

function addBody(
  request: HostileRequest,
  { upload }: Endpoint,
  { requestBody }: Operation,
  { ids, samples }: Material,
  chosen: readonly string[],
  dice: Dice,
): void {
  const content = requestBody?.content ?? {};
  const form = content['multipart/form-data']?.schema;
  const json = content['application/json']?.schema;
  const odd = chosen.filter((way) => way === 'body');
  if (form && (!json || dice.happens(0.5))) {
    const kind = upload?.kind === 'workbook' ? 'workbook' : 'picture';
    const { body, type, what } = formBytes({ schema: form, ids, samples, kind }, odd.length > 0, dice);
    Object.assign(request, { body });
    request.headers['content-type'] = type;
    if (what) request.odd.push(what);
  } else {
    const value = fitting(json ?? {}, '', ids, dice);
    for (const _ of odd) request.odd.push(mutateBody(value, dice));
    request.body = Buffer.from(JSON.stringify(value));
    request.headers['content-type'] = 'application/json';
  }
  if (chosen.includes('text')) {
    const text = dice.pick(hostileTexts);
    request.body = dice.happens(0.1) ? Buffer.from([0xff, 0xfe, 0x7b, 0x7d]) : Buffer.from(text);
    request.odd.push(`body ${text.slice(0, 12)}`);
  }
  if (chosen.includes('type')) {
    const type = dice.pick([
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
      'x',
      'multipart/form-data',
      'multipart/mixed; boundary=x',
      '',
    ]);
    if (type) request.headers['content-type'] = type;
    else delete request.headers['content-type'];
    request.odd.push(`type ${type}`);
  }
}

/** What a request was, on one line, as somebody would send it again. */
export function asText({ index, viewer, method, path, headers, body, odd }: HostileRequest): string {
  const { authorization, ...others } = headers;
  const sent = Object.entries(authorization?.startsWith('Bearer ey') ? others : headers)
    .map(([name, value]) => `${name}: ${cut(value, 80)}`)
    .join('; ');
  const text = body === undefined ? '' : ` body ${cut(JSON.stringify(body.toString('utf8')), 600)}`;
  return `#${index} ${viewer.name} ${method} ${cut(path, 300)} [${odd.join(', ') || 'as documented'}] {${sent}}${text}`;
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}… (${text.length})` : text);
