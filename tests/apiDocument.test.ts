import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import * as yup from 'yup';
import { refusalsFile, refusalsText } from '../scripts/api/refusals';
import { answersFile, answersText } from '../scripts/api/schemas';
import { type Endpoint, type EndpointName, endpoints } from '../src/domain/endpoints';
import type { CallInput } from '../src/domain/input';
import { inputOf } from '../src/domain/inputs';
import { openApiDocument } from '../src/server/http/openapi';
import made from '../src/server/http/openapi/answers.json';

interface Schema {
  $ref?: string;
  type?: string | string[];
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  description?: string;
}

interface Body {
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  parameters: { name: string; in: string; description?: string }[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

// As it is served: what is undefined is not there.
const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const all = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];
const operationOf = (name: EndpointName): Operation => {
  const { path, method } = endpoints[name];
  return document.paths[path]?.[method.toLowerCase()] as Operation;
};
const followed = (schema: Schema): Schema =>
  schema.$ref ? (document.components.schemas[schema.$ref.replace('#/components/schemas/', '')] as Schema) : schema;

/** Each schema within, its own references not followed. */
function* within(schema: unknown, key = ''): Generator<[string, Schema]> {
  if (typeof schema !== 'object' || schema === null) return;
  yield [key, schema as Schema];
  for (const [name, inner] of Object.entries(schema)) yield* within(inner, name);
}

it('is made from the types of the answers as they are now (else: npm run api:dump)', () => {
  expect(readFileSync(answersFile, 'utf8')).toBe(answersText());
});

it('names the codes that stand in what each call can come to now (else: npm run api:dump)', () => {
  expect(readFileSync(refusalsFile, 'utf8')).toBe(refusalsText());
});

it('is a valid OpenAPI 3.1 document of valid JSON Schemas', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect([valid, validator.version]).toEqual([true, '3.1']);
  const ajv = addFormats(
    new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, strictTypes: false }),
  );
  ajv.addFormat('binary', true);
  const own = (schema: unknown) =>
    JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', 'https://api.test/parts#/$defs/')) as object;
  ajv.addSchema({ $id: 'https://api.test/parts', $defs: own(document.components.schemas) });
  for (const [name] of all) {
    const { requestBody, responses, parameters } = operationOf(name);
    const bodies = [requestBody, ...Object.values(responses)].flatMap((one) => Object.values(one?.content ?? {}));
    const schemas = [...bodies, ...(parameters as unknown as { schema: Schema }[])].flatMap(
      ({ schema }) => schema ?? [],
    );
    for (const schema of schemas) expect(() => ajv.compile(own(schema)), name).not.toThrow();
  }
});

describe('answers', () => {
  /** What lies in the envelope: one thing, an entry of a list, a row of an import. */
  function rowOf(name: EndpointName, { answer }: Endpoint): Schema | undefined {
    const data = operationOf(name).responses['200']?.content?.['application/json']?.schema.properties?.data;
    if (answer === 'list') return data?.items;
    return answer === 'import' ? data?.properties?.dataSuccess?.items : data;
  }

  function hasFields(schema: Schema): boolean {
    const { anyOf, items, properties = {}, additionalProperties, type } = followed(schema);
    if (anyOf) return anyOf.every((one) => followed(one).type === 'null' || hasFields(one));
    if (items) return hasFields(items);
    return Object.keys(properties).length > 0 || (type === 'object' && typeof additionalProperties === 'object');
  }

  const withRows = all.filter(([, { answer }]) => ['one', 'list', 'import'].includes(answer));

  it('are declared for calls that answer JSON, and for no others', () => {
    expect(Object.keys(made.answers).toSorted()).toEqual(withRows.map(([name]) => name).toSorted());
  });

  it('of every call that answers JSON have fields', () => {
    const bare = withRows.filter(([name, endpoint]) => {
      const row = rowOf(name, endpoint);
      return !row || !hasFields(row);
    });
    expect(bare.map(([name]) => name)).toEqual([]);
  });

  it('of every other call say what they are', () => {
    const others = all.filter(([, { answer }]) => !['one', 'list', 'import'].includes(answer));
    const said = (name: EndpointName) =>
      Object.entries(operationOf(name).responses)
        .filter(([status]) => Number(status) < 400)
        .map(([status, { content }]) => [Number(status), Object.keys(content ?? {}).length > 0]);
    const wanted = { file: [[200, true]], nothing: [[204, false]], redirect: [[302, false]] };
    for (const [name, { answer }] of others) expect(said(name), name).toEqual(wanted[answer as keyof typeof wanted]);
    expect(Object.keys(operationOf('events').responses['200']?.content ?? {})).toContain('text/event-stream');
    expect(operationOf('translationResource').responses['304']).toBeDefined();
  });

  it('leave no field without a type but values of any kind, as of a change', () => {
    const answers = withRows.map(([name, endpoint]) => rowOf(name, endpoint));
    const untyped = [...within([answers, document.components.schemas])].flatMap(([, { properties = {} }]) =>
      Object.entries(properties).flatMap(([field, schema]) => {
        const { description: _words, ...said } = schema;
        return Object.keys(said).length === 0 ? [field] : [];
      }),
    );
    expect([...new Set(untyped)].toSorted()).toEqual(['after', 'before']);
  });

  it('say what is an amount, a share, a day or an instant', () => {
    const units: [RegExp, RegExp][] = [
      [/(^|_)(budget|price|price_from|price_to)$/, /\/Vnd(Sum)?$/],
      [/^(?!by_)(.*_)?cp[ev]$/, /\/VndEach$/],
      [/_rate$|^percentage$/, /\/Percent$/],
      [/_at$|^at$|^post_time$/, /\/Instant$/],
      [/^(start|end)_date$|^as_of$|^birth(date|day)$/, /\/Day$/],
    ];
    const answers = withRows.map(([name, endpoint]) => rowOf(name, endpoint));
    const bare = [...within([answers, document.components.schemas])].flatMap(([, { properties = {} }]) =>
      Object.entries(properties).filter(([field, schema]) => {
        const unit = units.find(([name]) => name.test(field))?.[1];
        return unit && !unit.test(schema.$ref ?? schema.anyOf?.[0]?.$ref ?? '');
      }),
    );
    expect(bare).toEqual([]);
    for (const name of ['Vnd', 'VndSum', 'VndEach', 'Percent', 'Day', 'Instant']) {
      expect(document.components.schemas[name]?.description, name).toBeTruthy();
    }
  });
});

describe('aliases', () => {
  const bodyOf = (name: EndpointName) =>
    Object.values(operationOf(name).requestBody?.content ?? {}).map((one) => one.schema);
  const sentTo = (name: EndpointName): CallInput => inputOf(name);

  it('are told by every schema that rewrites what it is sent', () => {
    const plain = { object: yup.object().transforms.length, array: yup.array().transforms.length };
    function* partsOf(schema: unknown, at: string): Generator<[string, yup.AnySchema]> {
      if (!yup.isSchema(schema)) return;
      yield [at, schema as yup.AnySchema];
      const { fields = {}, innerType } = schema as { fields?: object; innerType?: unknown };
      for (const [name, field] of Object.entries(fields)) yield* partsOf(field, `${at}.${name}`);
      yield* partsOf(innerType, `${at}[]`);
    }
    const silent = all.flatMap(([name]) =>
      [...partsOf(sentTo(name).body, name)].filter(([, schema]) => {
        const rewrites = schema.transforms.length > (plain[schema.type as keyof typeof plain] ?? Infinity);
        const { aliases, otherForms, commaText, jsonSchema } = schema.spec.meta ?? {};
        return rewrites && !aliases && !otherForms && !commaText && !jsonSchema;
      }),
    );
    expect(silent.map(([at]) => at)).toEqual([]);
  });

  it('of every list of a query stand beside it', () => {
    for (const [name] of all) {
      const lists = Object.entries(sentTo(name).query?.fields ?? {}).filter(([, field]) => 'innerType' in field);
      const known = operationOf(name).parameters.map((one) => one.name);
      for (const [field] of lists) expect(known, name).toEqual(expect.arrayContaining([field, `${field}[]`]));
    }
    expect(operationOf('kolList').parameters.map((one) => one.name)).toContain('social_type[]');
  });

  it('of fields and whole bodies stand in the document, wherever a schema takes them', () => {
    const fieldsOf = (name: EndpointName) =>
      bodyOf(name).flatMap((schema) =>
        [...within(schema)].flatMap(([, { properties }]) => Object.keys(properties ?? {})),
      );
    for (const name of ['customerCreate', 'customerUpdate'] as const) expect(fieldsOf(name)).toContain('sector');
    for (const name of [
      'userCreate',
      'userUpdate',
      'userImport',
      'representativeCreate',
      'representativeUpdate',
    ] as const) {
      expect(fieldsOf(name), name).toContain('role');
    }
    expect(fieldsOf('resendOtp')).toEqual(expect.arrayContaining(['username', 'email']));
    const kols = operationOf('kolList').parameters.find((one) => one.name === 'sector_ids');
    expect(kols?.description).toBe('The same as `sectors`.');
  });

  it('of a demanded field leave it to either name', () => {
    expect(bodyOf('customerCreate')[0]).toMatchObject({
      required: expect.not.arrayContaining(['sectors']),
      allOf: [{ anyOf: [{ required: ['sectors'] }, { required: ['sector'] }] }],
    });
  });

  it('of a body as a bare list stand where a list is taken, and nowhere else', () => {
    const takesList = all.flatMap(([name, endpoint]) => (endpoint.takesList ? [name] : []));
    const documented = all.flatMap(([name]) =>
      bodyOf(name).some(({ anyOf = [] }) => anyOf.some(({ type }) => type === 'array')) ? [name] : [],
    );
    expect(documented.toSorted()).toEqual(takesList.toSorted());
  });

  it('of lists written as one text stand beside the list', () => {
    for (const [name, field] of [
      ['campaignCreate', 'keywords'],
      ['campaignUpdate', 'keywords'],
      ['requestCreate', 'request_kols'],
      ['requestCreate', 'request_files'],
      ['templateSows', 'kol_codes'],
      ['templateCampaignPosts', 'stage_names'],
    ] as const) {
      // The last one is JSON: a form takes files there as well.
      const types = bodyOf(name).map(({ properties }) => properties?.[field]?.anyOf?.map(({ type }) => type));
      expect(types.at(-1), `${name} ${field}`).toEqual(['array', 'string']);
    }
  });
});
