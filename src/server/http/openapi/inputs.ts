import type * as yup from 'yup';
import { type Endpoint, sessionHeader } from '../../../domain/endpoint';
import { type Json, type JsonSchema, jsonSchema } from './schemas';

/** The parameters of a path or query; a list of a query stands under both of its spellings (CONTRACT.md §1). */
export function parametersOf(schema: yup.AnyObjectSchema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema);
  return Object.entries(properties).flatMap(([name, { description, ...property }]) => {
    const parameter = (spelling: string, words: unknown) => ({
      name: spelling,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(words !== undefined && { description: words }),
      schema: property,
    });
    const bracketed = place === 'query' && property.type === 'array';
    return [parameter(name, description), ...(bracketed ? [parameter(`${name}[]`, `The same as \`${name}\`.`)] : [])];
  });
}

/** What asks that the refresh token travels in a cookie. */
export function sessionParametersOf({ tokens }: Endpoint): Json[] {
  if (!tokens) return [];
  const { name, value } = sessionHeader;
  const taken = 'It is then taken from there, where the body has none, and only from a page of this site (`Origin`).';
  return [
    {
      name,
      in: 'header',
      required: false,
      description: [
        'A browser keeps the refresh token in the cookie `kolhub_session` (`__Secure-kolhub_session` by https), which',
        `no script reads, and the body has none.${tokens === 'taken' ? ` ${taken}` : ''}`,
      ].join(' '),
      schema: { type: 'string', enum: [value] },
    },
  ];
}

/** The body: JSON, or a form where files may come along, which JSON can stand for where none has to. */
export function bodyOf({ upload, method }: Endpoint, body: yup.AnyObjectSchema | undefined): Json {
  if (!body && !upload) return {};
  const schema: JsonSchema = body ? jsonSchema(body) : { type: 'object' };
  if (!upload) {
    // A DELETE with nothing to say has no body.
    const required = method !== 'DELETE' || Boolean(schema.required);
    return { requestBody: { required, content: { 'application/json': { schema } } } };
  }
  const { properties: texts = {} } = schema;
  const files = Object.entries(filesOf(upload)).map(([field, file]) => {
    // Of files sent before, the same field takes the ids.
    return [field, texts[field] ? { anyOf: [file, texts[field]] } : file];
  });
  const properties = { ...texts, ...Object.fromEntries(files) };
  const needed = upload.kind === 'workbook' || upload.kind === 'media' ? [upload.field] : [];
  const form = { ...schema, properties, required: [...(schema.required ?? []), ...needed] };
  return {
    requestBody: {
      description: 'A list is given by repeating its field, also as `field[]`.',
      required: true,
      content: {
        'multipart/form-data': { schema: form },
        ...(needed.length === 0 && { 'application/json': { schema } }),
      },
    },
  };
}

function filesOf(upload: NonNullable<Endpoint['upload']>): Record<string, JsonSchema> {
  const file = { type: 'string', format: 'binary' };
  if (upload.kind !== 'many') return upload.field ? { [upload.field]: file } : {};
  return Object.fromEntries(
    Object.entries(upload.fields).map(([field, most]) => [
      field,
      most > 1 ? { type: 'array', items: file, maxItems: most } : file,
    ]),
  );
}
