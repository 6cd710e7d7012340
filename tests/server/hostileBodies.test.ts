import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '../../src/domain/endpoints';
import { inputOf } from '../../src/domain/inputs';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { signIn } from '../support/people';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  ({ token } = await signIn(test, ['admin']));
});
afterAll(() => test.close());

interface Described {
  type: string;
  fields?: Record<string, Described>;
  innerType?: Described;
}

/** What no form ever sends where a text, a number or a list belongs. */
const hostile = {
  null: null,
  'an object': {},
  'an object with functions by name': { toJSON: 1, toString: 1, valueOf: null, length: -1 },
  'a list of nothing': [null],
  'a list of lists': [[[]]],
  'a list of objects': [{ id: {}, url: {}, action: {}, roles: [null] }],
  'a list of texts': ['x'],
  true: true,
  'a number beyond numbers': 1e308,
  'a text of odd characters': '\u0000\ud800%s\u202e',
};

/** Bodies with one wrong value at one place each, the rest of them as it may be. */
function* wrongBodies(schema: Described): Generator<[string, unknown]> {
  for (const field of Object.keys(schema.fields ?? {})) {
    for (const [what, value] of Object.entries(hostile)) yield [`${field}: ${what}`, { [field]: value }];
    const inner = schema.fields?.[field]?.innerType;
    for (const part of Object.keys(inner?.fields ?? {})) {
      for (const [what, value] of Object.entries(hostile)) {
        yield [`${field}[].${part}: ${what}`, { [field]: [{ [part]: value }] }];
      }
    }
  }
  for (const [what, value] of Object.entries(hostile)) {
    yield [`every field: ${what}`, Object.fromEntries(Object.keys(schema.fields ?? {}).map((field) => [field, value]))];
  }
}

const table = Object.entries(endpoints) as [EndpointName, Endpoint][];
const writing = table.filter(([, { method }]) => method !== 'GET');
const pathOf = ({ path }: Endpoint) => `/api/v1${path.replace('{lang}', 'vi').replace(/\{\w+\}/g, newId())}`;
const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
const deepList = `${'['.repeat(5_000)}1${']'.repeat(5_000)}`;

function send(endpoint: Endpoint, payload: string | Buffer, type = 'application/json') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  return test.app.inject({ method: endpoint.method, url: pathOf(endpoint), headers, payload });
}

it.each(writing)('%s refuses values where others belong, and never breaks', async (name, endpoint) => {
  const schema = inputOf(name).body?.describe() as Described | undefined;
  for (const [what, body] of schema ? wrongBodies(schema) : []) {
    const answer = await send(endpoint, JSON.stringify(body));
    expect(answer.statusCode, `${what}: ${answer.body}`).toBeLessThan(500);
    expect(answer.body, 'the caller was let in').not.toContain('"access_token":');
  }
});

it.each(writing)('%s takes no body it does not understand', async (_name, endpoint) => {
  const refused = { statusCode: 400, message: 'invalid_request' };
  for (const payload of [deep, deepList]) {
    const isLarge = payload.length > (endpoint.bodyLimit ?? Number.POSITIVE_INFINITY);
    const answer = (await send(endpoint, payload)).json();
    expect(answer, 'deep').toEqual(isLarge ? { statusCode: 413, message: 'file_too_large' } : refused);
  }
  expect((await send(endpoint, 'a=1', 'text/plain')).json(), 'text').toEqual(refused);
  for (const payload of ['[]', '[{}]', '"x"', '1', 'null']) {
    if (endpoint.takesList && payload.startsWith('[')) continue;
    expect((await send(endpoint, payload)).json(), payload).toEqual(refused);
  }
});

it.each(writing.filter(([, { upload }]) => upload && upload.kind !== 'none'))(
  '%s refuses broken forms',
  async (_name, endpoint) => {
    const field = endpoint.upload && 'field' in endpoint.upload ? endpoint.upload.field : 'request_files';
    const head = `--x\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\n\r\nabc`;
    const forms: [string, string, string][] = [
      ['without boundary', 'multipart/form-data', `${head}\r\n--x--\r\n`],
      ['cut off in a file', 'multipart/form-data; boundary=x', head],
      ['cut off in a header', 'multipart/form-data; boundary=x', head.slice(0, 30)],
      [
        'cut off in a value',
        'multipart/form-data; boundary=x',
        `--x\r\ncontent-disposition: form-data; name="a[b][c][0]"\r\n\r\n1`,
      ],
    ];
    for (const [what, type, payload] of forms) {
      const answer = await send(endpoint, payload, type);
      // A form that ends before its first part is over is one without fields.
      const mayBeEmpty = ['cut off in a header', 'cut off in a value'].includes(what);
      if (mayBeEmpty) expect(answer.statusCode, `${what}: ${answer.body}`).toBeLessThan(500);
      else expect(answer.json(), what).toEqual({ statusCode: 400, message: 'invalid_request' });
    }
  },
);
